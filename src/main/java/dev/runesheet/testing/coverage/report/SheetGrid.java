package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.poi.ss.util.CellReference;

/** The cells of one sheet that have coverage. */
final class SheetGrid {

  private final Map<Integer, Row> rows = new TreeMap<>();

  /**
   * A cell that names rules or has conditions.
   *
   * @param note words for people
   */
  record CellState(State state, String note) {

    CellState and(CellState other) {
      return new CellState(state.and(other.state), note + "\n" + other.note);
    }
  }

  /**
   * A row of rules: its state, and the cells of its rules and their conditions, by column from 0.
   */
  static final class Row {
    private final Map<Integer, CellState> cells = new HashMap<>();
    private State state = State.NONE;
    private long fired;

    State state() {
      return state;
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
        Place.Cell cell = cell(row).orElseThrow();
        sheets.computeIfAbsent(cell.sheet(), name -> new SheetGrid()).add(book, rule, cell);
      }
    }
    return sheets;
  }

  /** The rows by their number, from 0. */
  Map<Integer, Row> rows() {
    return rows;
  }

  private static Optional<Place.Cell> cell(String place) {
    return SourceLocation.read(place).place().cell();
  }

  private void add(SourceCoverage.Book book, RuleCoverage rule, Place.Cell cell) {
    CellReference at = new CellReference(cell.name());
    Row row = rows.computeIfAbsent(at.getRow(), number -> new Row());
    book.unreachable()
        .apply(rule)
        .ifPresentOrElse(
            why -> {
              String note = "\"" + rule.name() + "\" cannot be reached: " + why;
              note(row, at.getCol(), State.UNREACHABLE, note);
              row.state = row.state.and(State.UNREACHABLE);
            },
            () -> count(row, at, rule));
  }

  private static void count(Row row, CellReference named, RuleCoverage rule) {
    State state = rule.fired() > 0 ? State.COVERED : State.MISSED;
    row.state = row.state.and(state);
    row.fired += rule.fired();
    String fired = "\"" + rule.name() + "\" fired " + Words.times(rule.fired());
    note(row, named.getCol(), state, fired);
    for (ConditionCoverage condition : rule.conditions()) {
      cell(condition.place())
          .map(cell -> new CellReference(cell.name()))
          .filter(at -> at.getRow() == named.getRow())
          .ifPresent(
              at -> note(row, at.getCol(), LineMap.state(condition), LineMap.words(condition)));
    }
  }

  private static void note(Row row, int column, State state, String note) {
    row.cells.merge(column, new CellState(state, note), CellState::and);
  }
}
