package dev.runesheet.testing.sheet;

/** Words of a sheet of scenarios that reader and writer share. */
final class SheetShape {

  /** The label of the column whose cells begin a scenario. */
  static final String NAME = "Name";

  /** A part of a path: a new entry of a list. */
  static final String NEXT = "+";

  /** Begins a part of a path that is an entry of a list. */
  static final char ENTRY = '#';

  private SheetShape() {}
}
