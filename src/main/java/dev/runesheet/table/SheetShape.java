package dev.runesheet.table;

import org.apache.poi.ss.util.CellReference;

/** Where things stand on the sheet of a table, from 0. */
final class SheetShape {

  static final int RULE_SET = 0;
  static final int IMPORT = 1;
  static final int TABLE = 2;
  static final int KEYWORDS = 3;
  static final int PATTERN = 4;
  static final int TEMPLATES = 5;
  static final int LABELS = 6;
  static final int FIRST_ROW = 7;

  /** In the row of the table's title, from its first column: what the cell after it says. */
  static final int POLICY_LABEL = 1;

  /** In the row of the table's title, from its first column: the hit policy. */
  static final int POLICY = 2;

  /** Column A is a margin: Drools looks for nothing there. */
  static final int FIRST_COLUMN = 1;

  private SheetShape() {}

  /** A cell's name, for example {@code C7}. */
  static String cell(int row, int column) {
    return CellReference.convertNumToColString(column) + (row + 1);
  }
}
