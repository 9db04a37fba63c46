package dev.runesheet.testing.coverage.report;

import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.Place;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.poi.ss.util.CellReference;

/** The cells of one sheet that have coverage. */
final class SheetGrid {

  private final Map<Integer, Row> rows = new TreeMap<>();

  /**
   * A cell of a condition.
   *
   * @param note words for people
   */
  record CellState(State state, String note) {}

  /** A row of rules: its state, its notes, and the cells of its conditions by column from 0. */
  static final class Row {
    private final List<String> notes = new ArrayList<>();
    private final Map<Integer, CellState> cells = new HashMap<>();
    private State state = State.NONE;
    private int nameColumn;
    private long fired;

    State state() {
      return state;
    }

    String note() {
      return String.join("\n", notes);
    }

    /** The column of the cell that the row's rule is named by. */
    int nameColumn() {
      return nameColumn;
    }

    long fired() {
      return fired;
    }

    Map<Integer, CellState> cells() {
      return cells;
    }
  }

  /** The sheets of a workbook on which its rules stand, by name. */
  static Map<String, SheetGrid> of(SourceCoverage.Book book) {
    Map<String, SheetGrid> sheets = new TreeMap<>();
    for (RuleCoverage rule : book.rules()) {
      for (String row : rule.rows()) {
        String[] place = cell(row);
        sheets.computeIfAbsent(place[0], name -> new SheetGrid()).add(book, rule, place);
      }
    }
    return sheets;
  }

  /** The rows by their number, from 0. */
  Map<Integer, Row> rows() {
    return rows;
  }

  /** The sheet and the cell of a place; null if it is none. */
  private static String[] cell(String place) {
    if (!Place.isCell(place)) {
      return null;
    }
    String rest = Place.of(place).place();
    int last = rest.lastIndexOf('!');
    return new String[] {rest.substring(1, last), rest.substring(last + 1)};
  }

  private void add(SourceCoverage.Book book, RuleCoverage rule, String[] place) {
    CellReference at = new CellReference(place[1]);
    Row row = rows.computeIfAbsent(at.getRow(), number -> new Row());
    row.nameColumn = at.getCol();
    book.unreachable()
        .apply(rule)
        .ifPresentOrElse(
            why -> {
              row.state = row.state.and(State.UNREACHABLE);
              row.notes.add("\"" + rule.name() + "\" cannot be reached: " + why);
            },
            () -> count(row, at.getRow(), rule));
  }

  private static void count(Row row, int number, RuleCoverage rule) {
    row.state = row.state.and(rule.fired() > 0 ? State.COVERED : State.MISSED);
    row.fired += rule.fired();
    row.notes.add("\"" + rule.name() + "\" fired " + LineMap.times(rule.fired()));
    for (ConditionCoverage condition : rule.conditions()) {
      String[] place = cell(condition.place());
      CellReference at = place == null ? null : new CellReference(place[1]);
      if (at != null && at.getRow() == number) {
        int column = at.getCol();
        CellState known = row.cells.get(column);
        State state = LineMap.state(condition);
        String note = LineMap.words(condition);
        row.cells.put(
            column,
            known == null
                ? new CellState(state, note)
                : new CellState(known.state().and(state), known.note() + "\n" + note));
      }
    }
  }
}
