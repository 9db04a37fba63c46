package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.grid.DroolsWorkbook;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.TableLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The comparison of the header of a sheet, cell by cell, with the one its layout has. */
final class HeaderCheck {

  private static final String ADVICE = "if it is code of your own, " + DroolsWorkbook.ADVICE;

  /** Begins the classes of columns; code of an author's own is of other packages. */
  private static final String OURS = "dev.runesheet.";

  /** The number of rows from the top in which headings are searched. */
  private static final int FARTHEST = 30;

  private final Grid sheet;
  private final TableLayout layout;
  private final RawCells cells;
  private final Diagnostics findings;
  private final boolean earlier;
  private int wrongLabels;
  private boolean gone;

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
    if (isShifted() || isMarginGone() || areHeadingsGone()) {
      return false;
    }
    if (!earlier && new MovedColumns(sheet, layout, cells, findings).report()) {
      return false;
    }
    int first = earlier ? SheetShape.LABELS : SheetShape.RULE_SET;
    for (int row = first; row <= SheetShape.LABELS; row++) {
      int width = Math.max(sheet.width(row), SheetShape.FIRST_COLUMN + layout.columns().size());
      if (width > WorkbookLimits.COLUMNS) {
        findings.error(
            Code.TOO_LARGE,
            cells.place(row, WorkbookLimits.COLUMNS),
            width + " columns",
            "at most " + WorkbookLimits.COLUMNS);
      }
      for (int column = 0; column < Math.min(width, WorkbookLimits.COLUMNS); column++) {
        check(row, column);
      }
    }
    return !gone && wrongLabels * 2 <= layout.columns().size();
  }

  /** Reports, once, that all rows of the header stand higher or lower than they should. */
  private boolean isShifted() {
    String label = layout.header(SheetShape.LABELS, SheetShape.FIRST_COLUMN);
    RawCells silent = new RawCells("", sheet, new Diagnostics());
    int row = 0;
    while (row < FARTHEST && !silent.at(row, SheetShape.FIRST_COLUMN, "").text().equals(label)) {
      row++;
    }
    boolean here = silent.at(SheetShape.LABELS, SheetShape.FIRST_COLUMN, "").text().equals(label);
    if (here || row == FARTHEST) {
      return false;
    }
    String advice =
        row > SheetShape.LABELS
            ? "rows were inserted above the headings: delete them"
            : "rows above the headings were deleted: undo it";
    findings.add(
        Diagnostic.of(
                Code.HEADER_CHANGED,
                cells.place(row, SheetShape.FIRST_COLUMN),
                Words.quote(label) + " in row " + (row + 1),
                "it in row " + (SheetShape.LABELS + 1))
            .suggesting(advice));
    return true;
  }

  /** Reports, once, that a rule stands where the headings stood. */
  private boolean areHeadingsGone() {
    RawCells silent = new RawCells("", sheet, new Diagnostics());
    String name = layout.header(SheetShape.LABELS, SheetShape.FIRST_COLUMN);
    boolean moved =
        silent.at(SheetShape.LABELS, SheetShape.FIRST_COLUMN + 1, "").text().equals(name);
    boolean gone =
        !moved
            && IntStream.range(0, layout.columns().size())
                .map(index -> SheetShape.FIRST_COLUMN + index)
                .noneMatch(
                    column ->
                        silent
                            .at(SheetShape.LABELS, column, "")
                            .text()
                            .equals(layout.header(SheetShape.LABELS, column)));
    if (gone) {
      RawCell first = silent.at(SheetShape.LABELS, SheetShape.FIRST_COLUMN, "");
      findings.add(
          Diagnostic.of(
                  Code.HEADER_CHANGED,
                  cells.place(SheetShape.LABELS, SheetShape.FIRST_COLUMN),
                  first.isBlank() ? "nothing" : Words.quote(first.text()),
                  "the headings of the table")
              .suggesting("the row of headings was deleted: undo it"));
    }
    return gone;
  }

  /** Reports, once, that column A is gone, so that all headings stand one column to the left. */
  private boolean isMarginGone() {
    RawCells silent = new RawCells("", sheet, new Diagnostics());
    String first = layout.header(SheetShape.LABELS, SheetShape.FIRST_COLUMN);
    String second = layout.header(SheetShape.LABELS, SheetShape.FIRST_COLUMN + 1);
    boolean gone =
        silent.at(SheetShape.LABELS, 0, "").text().equals(first)
            && silent.at(SheetShape.LABELS, 1, "").text().equals(second);
    if (gone) {
      findings.add(
          Diagnostic.about(
                  Code.HEADER_CHANGED,
                  cells.place(SheetShape.LABELS, 0),
                  first,
                  Words.quote(UsersHeading.LABEL) + " or an empty column before it")
              .suggesting("column A was deleted: undo it, or insert an empty one"));
    }
    return gone;
  }

  /**
   * True if a column is the hit policy, which is read with the rows; workbooks of earlier versions
   * have none.
   */
  private boolean isPolicy(int column) {
    int index = column - SheetShape.FIRST_COLUMN;
    return layout.choosesPolicy()
        && (index == SheetShape.POLICY
            || index == SheetShape.POLICY_LABEL
                && cells.at(SheetShape.TABLE, column, "").isBlank());
  }

  /** Reports columns whose code is imported, and is not there. */
  private boolean gone(String found, String expected) {
    List<String> wanted = List.of(EarlierSheet.withoutPackages(expected).split(", "));
    List<String> classes = new ArrayList<>(List.of(found.split(", ")));
    boolean more = classes.stream().map(EarlierSheet::withoutPackages).toList().containsAll(wanted);
    classes.removeIf(one -> wanted.contains(EarlierSheet.withoutPackages(one)));
    if (!more || classes.isEmpty() || !classes.stream().allMatch(one -> one.startsWith(OURS))) {
      return false;
    }
    List<String> names = classes.stream().map(EarlierSheet::withoutPackages).toList();
    int last = SheetShape.FIRST_COLUMN + layout.columns().size() - 1;
    findings.add(
        Diagnostic.about(
                Code.HEADER_CHANGED,
                cells.place(SheetShape.LABELS, last),
                cells.at(SheetShape.LABELS, last, "").text(),
                "the column of " + String.join(", ", names))
            .suggesting("that column was deleted: undo it"));
    return true;
  }

  private void check(int row, int column) {
    boolean users = row == SheetShape.LABELS && UsersHeading.isAt(column);
    if (row == SheetShape.TABLE && isPolicy(column) || users && UsersHeading.isOn(sheet)) {
      return;
    }
    String expected = layout.header(row, column);
    String says = expected.isEmpty() ? "nothing" : Words.quote(expected);
    RawCell cell = cells.at(row, column, says);
    boolean code = row < SheetShape.LABELS;
    boolean right =
        code
            ? EarlierSheet.isCode(sheet, layout, cell.text(), expected)
            : cell.text().equals(expected);
    if (row == SheetShape.IMPORT && gone(cell.text(), expected)) {
      gone = true;
      return;
    }
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
