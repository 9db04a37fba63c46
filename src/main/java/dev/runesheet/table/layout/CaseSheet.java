package dev.runesheet.table.layout;

import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Map;

/**
 * The content of a sheet of cases.
 *
 * @param subject the subject of the cases, from the sheet's first line
 * @param columns the columns by their index on the sheet, from 0
 * @param rows its filled rows; blank ones between them do not count
 * @param rowFindings the findings of each of the rows, in the same order
 */
public record CaseSheet(
    String subject,
    Map<Integer, CaseColumn> columns,
    List<CaseRow> rows,
    List<Diagnostics> rowFindings) {

  /** The title of the sheet that holds a game's tests. */
  public static final String TITLE = "Tests";

  /** The words before the subject, in the first cell of the sheet. */
  public static final String OPENING = "Game";

  /** The word for an empty list. */
  public static final String NONE = "none";

  /** The hidden sheet of the words that cells of cases offer. */
  public static final String LISTS = "TestLists";

  /** The row that says what the cases are about, from 0. */
  public static final int SUBJECT = 0;

  /** The row of the bands. */
  public static final int BANDS = 1;

  /** The row of the labels. */
  public static final int LABELS = 2;

  /** The first row of cases. */
  public static final int FIRST = 3;

  /** The last row that a new sheet is made ready for. */
  public static final int LAST = 2000;

  /** Copies the lists. */
  public CaseSheet {
    columns = Map.copyOf(columns);
    rows = List.copyOf(rows);
    rowFindings = List.copyOf(rowFindings);
  }
}
