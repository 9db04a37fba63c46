package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Diagnostics;

/** Where the column stands that tells what uses each effect, and what stands above it. */
final class UsersHeading {

  static final String LABEL = "Used by";
  static final int COLUMN = 0;

  private UsersHeading() {}

  /** Whether a sheet has the column. */
  static boolean isOn(Grid sheet) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    return cells.at(SheetShape.LABELS, COLUMN, "").text().equals(LABEL);
  }

  /** Whether a column is where this one would be. */
  static boolean isAt(int column) {
    return column == COLUMN;
  }
}
