package dev.runesheet.table.effect;

/** A table that a workbook of a game can have: one sheet. */
public sealed interface TableForm permits EffectForm, PlainForm {

  /** The sheet's name. */
  String title();
}
