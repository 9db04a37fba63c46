package dev.runesheet.table.grid;

import org.apache.poi.ss.util.CellReference;

/** The positions of the parts of a table on its sheet, counted from 0. */
public final class SheetShape {

  /** The expectation of cells in the columns behind a table. */
  public static final String NOTHING_BESIDE = "nothing beside the table; notes go on another sheet";

  public static final int RULE_SET = 0;
  public static final int IMPORT = 1;
  public static final int TABLE = 2;
  public static final int KEYWORDS = 3;
  public static final int PATTERN = 4;
  public static final int TEMPLATES = 5;
  public static final int LABELS = 6;
  public static final int FIRST_ROW = 7;

  /**
   * The column of the hit policy's label in the row of the table's title, from the title's column.
   */
  public static final int POLICY_LABEL = 1;

  /** The column of the hit policy in the row of the table's title, from the title's column. */
  public static final int POLICY = 2;

  /** Column A is a margin: Drools looks for nothing there. */
  public static final int FIRST_COLUMN = 1;

  private SheetShape() {}

  /** A cell's name, for example {@code C7}. */
  public static String cell(int row, int column) {
    return CellReference.convertNumToColString(column) + (row + 1);
  }
}
