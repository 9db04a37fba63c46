package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;

/** Compares the header of a sheet, cell by cell, with the one its layout has. */
final class HeaderCheck {

  private static final String ADVICE = "if it is code of your own, " + DroolsWorkbook.ADVICE;

  private final Grid sheet;
  private final TableLayout layout;
  private final RawCells cells;
  private final Diagnostics findings;
  private final boolean earlier;
  private int wrongLabels;

  /**
   * Prepares to compare.
   *
   * @param earlier whether only headings count: the code is of an earlier version
   */
  HeaderCheck(
      Grid sheet, TableLayout layout, RawCells cells, Diagnostics findings, boolean earlier) {
    this.earlier = earlier;
    this.sheet = sheet;
    this.layout = layout;
    this.cells = cells;
    this.findings = findings;
  }

  /**
   * Checks the header.
   *
   * @return whether the headings still stand in their row and order, so that rows can be read by
   *     them; if not, a finding in each cell would only hide the one that matters
   */
  boolean check() {
    if (!earlier && new MovedColumns(sheet, layout, cells, findings).report()) {
      return false;
    }
    int first = earlier ? SheetShape.LABELS : SheetShape.RULE_SET;
    for (int row = first; row <= SheetShape.LABELS; row++) {
      int width = Math.max(sheet.width(row), SheetShape.FIRST_COLUMN + layout.columns().size());
      if (width > Limits.COLUMNS) {
        findings.error(
            Code.TOO_LARGE,
            cells.place(row, Limits.COLUMNS),
            width + " columns",
            "at most " + Limits.COLUMNS);
      }
      for (int column = 0; column < Math.min(width, Limits.COLUMNS); column++) {
        check(row, column);
      }
    }
    return wrongLabels * 2 <= layout.columns().size();
  }

  /** What authors choose is read with the rows; workbooks from before have neither text. */
  private boolean isPolicy(int column) {
    int index = column - SheetShape.FIRST_COLUMN;
    return layout.choosesPolicy()
        && (index == SheetShape.POLICY
            || index == SheetShape.POLICY_LABEL
                && cells.at(SheetShape.TABLE, column, "").isBlank());
  }

  private void check(int row, int column) {
    boolean users = row == SheetShape.LABELS && UsersColumn.isAt(column);
    if (row == SheetShape.TABLE && isPolicy(column) || users && UsersColumn.isOn(sheet)) {
      return;
    }
    String expected = layout.header(row, column);
    String says = expected.isEmpty() ? "nothing" : Words.quote(expected);
    RawCell cell = cells.at(row, column, says);
    boolean code = row < SheetShape.LABELS;
    boolean right =
        cell.text().equals(expected)
            || code && EarlierSheet.isFormerCode(layout, cell.text(), expected);
    if (cell.state() == RawCell.State.BAD || !right) {
      wrongLabels += row == SheetShape.LABELS ? 1 : 0;
      if (cell.state() != RawCell.State.BAD) {
        String found = cell.isBlank() ? "nothing" : Words.quote(cell.text());
        findings.add(
            Diagnostic.of(Code.HEADER_CHANGED, cell.place(), found, says)
                .suggesting(code && !cell.isBlank() ? ADVICE : ""));
      }
    }
  }
}
