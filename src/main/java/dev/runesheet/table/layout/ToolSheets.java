package dev.runesheet.table.layout;

import java.util.List;

/** The titles of the sheets that the tool writes beside tables of rules. */
public final class ToolSheets {

  /** The first sheet: how to edit the workbook. */
  public static final String READ_ME = "Read me";

  /** The hidden sheet of lists that are too long to stand in a cell's own validation. */
  public static final String LISTS = "Lists";

  /** The sheet of effects that fit in no row. */
  public static final String NOT_TABULAR = "Not tabular";

  /** All of them, with the sheets of cases: none of these can be a renamed table. */
  public static final List<String> ALL =
      List.of(READ_ME, LISTS, CaseSheet.TITLE, CaseSheet.LISTS, NOT_TABULAR);

  /** The title that Excel refuses for a sheet, since it is that of its own of changes. */
  private static final String RESERVED = "History";

  private ToolSheets() {}

  /** True if no other sheet can have a title; spreadsheets tell titles apart without their case. */
  public static boolean isOne(String title) {
    return RESERVED.equalsIgnoreCase(title) || ALL.stream().anyMatch(title::equalsIgnoreCase);
  }
}
