package dev.runesheet.table.layout;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.grid.SheetShape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The rows of one table, each cell understood by the type of its column.
 *
 * @param layout the table's shape
 * @param workbook the file it stands in
 * @param rows its rows from top to bottom
 */
public record TypedTable(TableLayout layout, String workbook, List<TypedRow> rows) {

  /** Copies the rows. */
  public TypedTable {
    rows = List.copyOf(rows);
  }

  /**
   * The text of a row's cell by the meaning of its column.
   *
   * @return the text, or null if the row leaves it empty or the table has no such column
   */
  public String text(TypedRow row, Binding binding) {
    TypedCell cell = cell(row, binding);
    return cell == null ? null : cell.text();
  }

  /**
   * A row's cell by the meaning of its column.
   *
   * @return the cell, or null if the row leaves it empty or the table has no such column
   */
  public TypedCell cell(TypedRow row, Binding binding) {
    int column = layout.indexOf(binding);
    return column < 0 ? null : row.cell(column);
  }

  /**
   * True if a row is also for a word, by the condition in one of its columns.
   *
   * @return true if the cell is empty, names the word, or has a condition that the word fits
   */
  public boolean admits(TypedRow row, Binding binding, String word) {
    TypedCell cell = row.cell(layout.indexOf(binding));
    if (cell == null) {
      return true;
    }
    return cell.values().get(0) instanceof CellValue.Test test
        ? test.test() instanceof CellCondition.Words words && words.holds(word)
        : cell.text().equals(word);
  }

  /** The words that a row's condition names as fitting; none if the cell is empty. */
  public List<String> words(TypedRow row, Binding binding) {
    TypedCell cell = cell(row, binding);
    boolean others =
        cell != null && cell.values().get(0) instanceof CellValue.Test test && none(test);
    return others ? List.of() : named(row, binding);
  }

  /** The words that a row's condition names, as fitting or, behind "none of", as not fitting. */
  public List<String> named(TypedRow row, Binding binding) {
    TypedCell cell = cell(row, binding);
    if (cell == null) {
      return List.of();
    }
    return cell.values().get(0) instanceof CellValue.Test test
        ? test.test() instanceof CellCondition.Words words ? words.words() : List.of()
        : List.of(cell.text());
  }

  private static boolean none(CellValue.Test test) {
    return !(test.test() instanceof CellCondition.Words words) || words.none();
  }

  /** The column of a cell. */
  public Column column(TypedCell cell) {
    return layout.column(cell);
  }

  /** The same table with other rows. */
  public TypedTable with(List<TypedRow> others) {
    return new TypedTable(layout, workbook, others);
  }

  /** The same rows in a layout that has all of its columns, and others. */
  public TypedTable in(TableLayout wider) {
    List<TypedRow> moved = rows.stream().map(row -> in(wider, row)).toList();
    return new TypedTable(wider, workbook, moved);
  }

  private TypedRow in(TableLayout wider, TypedRow row) {
    return row.with(
        row.cells().stream()
            .map(cell -> cell.in(wider.indexOf(layout.column(cell).binding())))
            .toList());
  }

  /** The table without some of its columns, and what stands in them. */
  public TypedTable without(Predicate<Column> dropped) {
    List<Column> kept = layout.columns().stream().filter(dropped.negate()).toList();
    if (kept.size() == layout.columns().size()) {
      return this;
    }
    List<TypedRow> narrower = rows.stream().map(row -> without(dropped, row)).toList();
    return new TypedTable(layout.withColumns(kept), workbook, narrower);
  }

  private TypedRow without(Predicate<Column> dropped, TypedRow row) {
    List<TypedCell> cells = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      if (!dropped.test(layout.column(cell))) {
        List<Column> before = layout.columns().subList(0, cell.column());
        int column = (int) before.stream().filter(dropped.negate()).count();
        cells.add(cell.in(column));
      }
    }
    return row.with(cells);
  }

  /** The rows of this table, then those of another of its layout. */
  public TypedTable and(TypedTable other) {
    List<TypedRow> all = new ArrayList<>(rows);
    all.addAll(other.rows());
    return with(all);
  }

  /**
   * The place of a row's cell by the meaning of its column, whether it is filled or not. Of a cell
   * that follows from another, it is that one's.
   */
  public SourceLocation place(TypedRow row, Binding binding) {
    TypedCell there = cell(row, binding);
    if (there != null) {
      return there.place();
    }
    return place(row.number() - 1, Math.max(0, layout.indexOf(binding)));
  }

  /** The place of a part of a row's cell, from 0, by the meaning of its column. */
  public SourceLocation place(TypedRow row, Binding binding, int part) {
    int column = layout.indexOf(binding);
    return isApart(column, part) ? apart(row, column, part) : place(row, binding);
  }

  /** The place of a part of a cell of a row, from 0. */
  public SourceLocation place(TypedRow row, TypedCell cell, int part) {
    return isApart(cell.column(), part) ? apart(row, cell.column(), part) : cell.place();
  }

  private boolean isApart(int column, int part) {
    return column >= 0 && part < layout.columns().get(column).headings().size();
  }

  private SourceLocation apart(TypedRow row, int column, int part) {
    int onSheet = SheetShape.FIRST_COLUMN + layout.onSheet(column) + part;
    return SourceLocation.cell(
        workbook, layout.title(), SheetShape.cell(row.number() - 1, onSheet));
  }

  /** The place of the choice which rows count, above the headings. */
  public SourceLocation policyPlace() {
    return place(SheetShape.TABLE, SheetShape.POLICY);
  }

  /** The table as it stands on its sheet. */
  public TypedTable split() {
    TableLayout split = layout.split();
    List<TypedRow> apart = rows.stream().map(row -> layout.split(row)).toList();
    return split.equals(layout) ? this : new TypedTable(split, workbook, apart);
  }

  /** The place of a cell by its row on the sheet and its column of the layout, both from 0. */
  public SourceLocation place(int row, int column) {
    return layout.place(workbook, row, column);
  }
}
