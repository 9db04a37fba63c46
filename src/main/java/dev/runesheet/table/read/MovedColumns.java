package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Columns that were deleted, inserted, copied or moved. All columns behind them stand elsewhere, so
 * compared cell by cell every one of them would be wrong.
 */
final class MovedColumns {

  private static final String ANEW = ", 'table … refresh --anew'";

  private final TableLayout layout;
  private final List<String> expected;
  private final List<String> found = new ArrayList<>();
  private final Set<Integer> code = new HashSet<>();
  private final Set<Integer> copies = new HashSet<>();
  private final RawCells cells;
  private final Diagnostics findings;

  MovedColumns(Grid sheet, TableLayout layout, RawCells cells, Diagnostics findings) {
    this.layout = layout;
    this.cells = cells;
    this.findings = findings;
    this.expected = layout.columns().stream().map(Column::label).toList();
    // An error in a heading itself is found when the heading is compared alone.
    RawCells silent = new RawCells("", sheet, new Diagnostics());
    int width = Math.min(sheet.width(SheetShape.LABELS), WorkbookLimits.COLUMNS);
    for (int column = SheetShape.FIRST_COLUMN; column < width; column++) {
      found.add(silent.at(SheetShape.LABELS, column, "").text());
      String template = silent.at(SheetShape.TEMPLATES, column, "").text();
      if (!template.isEmpty()) {
        code.add(column - SheetShape.FIRST_COLUMN);
      }
      int original = expected.indexOf(found.get(found.size() - 1));
      if (original >= 0
          && layout
              .header(SheetShape.TEMPLATES, SheetShape.FIRST_COLUMN + original)
              .equals(template)) {
        copies.add(column - SheetShape.FIRST_COLUMN);
      }
    }
    while (!found.isEmpty() && found.get(found.size() - 1).isEmpty()) {
      found.remove(found.size() - 1);
    }
  }

  /** Reports each such column once; false if the headings are there, in their order. */
  boolean report() {
    if (found.size() * 2 <= expected.size() || found.equals(expected)) {
      return false;
    }
    List<Integer> deleted = left(expected, found);
    List<Integer> inserted = left(found, expected);
    // Notes beside the table move nothing; a column with code of its author's own may be trusted.
    boolean data = layout.isData();
    boolean inside =
        inserted.stream()
            .allMatch(index -> index < expected.size() && (data || !code.contains(index)));
    if (found.size() < expected.size() && deleted.size() == expected.size() - found.size()) {
      for (int i = 0; i < deleted.size(); i++) {
        String gone = said(deleted.get(i));
        report(deleted.get(i) - i, gone, "that column was deleted: undo it" + orNew());
      }
      return true;
    }
    boolean copied = !inserted.isEmpty() && copies.containsAll(inserted);
    if (copied && inserted.size() == found.size() - expected.size()) {
      String advice = "that column stands twice: delete the copy";
      inserted.forEach(index -> report(index, "each column once", advice));
      return true;
    }
    if (data && areSomeNew()) {
      return true;
    }
    if (inside && inserted.size() == found.size() - expected.size() && !inserted.isEmpty()) {
      for (int i = 0; i < inserted.size(); i++) {
        int index = inserted.get(i);
        String label = Words.quote(expected.get(index - i));
        report(index, label, "a column was inserted: delete it" + orGone(index));
      }
      return true;
    }
    if (found.stream().sorted().toList().equals(expected.stream().sorted().toList())) {
      int first = 0;
      while (found.get(first).equals(expected.get(first))) {
        first++;
      }
      report(first, Words.quote(expected.get(first)), "a column was moved: put it back");
      return true;
    }
    return false;
  }

  /**
   * Reports columns of data that were declared otherwise when the sheet was written: some are new,
   * others are no more. False if the rest stands in another order, or nothing was there then.
   */
  private boolean areSomeNew() {
    List<String> kept = new ArrayList<>(expected);
    kept.retainAll(found);
    List<String> known = new ArrayList<>(found);
    known.retainAll(expected);
    boolean both = kept.size() < expected.size() && known.size() < found.size();
    if (!both || !kept.equals(known)) {
      return false;
    }
    for (int index = 0; index < found.size(); index++) {
      if (!expected.contains(found.get(index))) {
        boolean renamed = index < expected.size() && !found.contains(expected.get(index));
        String there = renamed ? Words.quote(expected.get(index)) : "a column that is declared";
        report(index, there, renamed ? "" : "delete the column" + orGone(index));
      }
    }
    for (int index = 0; index < expected.size(); index++) {
      boolean instead = index < found.size() && !expected.contains(found.get(index));
      if (!found.contains(expected.get(index)) && !instead) {
        report(index, said(index), "that column was deleted: undo it" + orNew());
      }
    }
    return true;
  }

  /** Advice for a table whose columns are declared elsewhere: one may be new there. */
  private String orNew() {
    String where = layout.isData() ? "what the game declares" : "the class of the question";
    return layout.isDeclared() ? "; if it is new in " + where + ANEW + " adds it" : "";
  }

  /** Advice for a column with code of ours: it was declared once. */
  private String orGone(int index) {
    return code.contains(index)
        ? "; if the game declares it no more" + ANEW + " leaves it out when its cells are empty"
        : "";
  }

  /** The indices of the elements of a list that another list does not take out of it, in order. */
  private static List<Integer> left(List<String> list, List<String> taken) {
    List<Integer> left = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < list.size(); i++) {
      if (next < taken.size() && list.get(i).equals(taken.get(next))) {
        next++;
      } else {
        left.add(i);
      }
    }
    return left;
  }

  /** A heading that is gone. What stood beside the first part of an action, nothing else says. */
  private String said(int index) {
    String label = Words.quote(expected.get(index));
    Column column = layout.columns().get(index);
    boolean beside =
        column.keyword() == Keyword.ACTION
            && column.binding() instanceof Binding.Part part
            && part.index() > 0;
    return beside
        ? label + ", or what else stood beside " + Words.quote(expected.get(index - 1))
        : label;
  }

  private void report(int index, String expects, String advice) {
    String there = index < found.size() ? found.get(index) : "";
    findings.add(
        Diagnostic.of(
                Code.HEADER_CHANGED,
                cells.place(SheetShape.LABELS, SheetShape.FIRST_COLUMN + index),
                there.isEmpty() ? "nothing" : Words.quote(there),
                expects)
            .suggesting(advice));
  }
}
