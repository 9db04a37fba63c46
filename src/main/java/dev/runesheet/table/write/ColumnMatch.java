package dev.runesheet.table.write;

import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/**
 * The columns of a sheet that hold what the columns of a layout do: those with the same heading, or
 * with the same code under an earlier one.
 */
final class ColumnMatch {

  private static final int NONE = -1;

  private final List<String> labels;
  private final List<String> templates;
  private final int[] sources;

  private ColumnMatch(List<String> labels, List<String> templates, int columns) {
    this.labels = labels;
    this.templates = templates;
    this.sources = new int[columns];
    Arrays.fill(sources, NONE);
  }

  /** Matches by heading and code, then by heading, then by code. */
  static ColumnMatch of(Sheet sheet, TableLayout layout) {
    List<Column> columns = layout.columns();
    ColumnMatch match =
        new ColumnMatch(
            texts(sheet, SheetShape.LABELS), texts(sheet, SheetShape.TEMPLATES), columns.size());
    match.take(columns, (column, at) -> match.hasLabel(column, at) && match.hasCode(column, at));
    match.take(columns, match::hasLabel);
    match.take(columns, match::hasCode);
    return match;
  }

  /** A comparison of a column of the layout with one of the sheet. */
  @FunctionalInterface
  private interface Fit {
    boolean is(Column column, int at);
  }

  private void take(List<Column> columns, Fit fit) {
    for (int i = 0; i < sources.length; i++) {
      Column column = columns.get(i);
      IntPredicate free = at -> Arrays.stream(sources).noneMatch(taken -> taken == at);
      for (int at = 0; at < labels.size() && sources[i] == NONE; at++) {
        if (free.test(at) && fit.is(column, at)) {
          sources[i] = at;
        }
      }
    }
  }

  private boolean hasLabel(Column column, int at) {
    return labels.get(at).equals(column.label());
  }

  private boolean hasCode(Column column, int at) {
    return !column.template().isEmpty() && templates.get(at).equals(column.template());
  }

  /** True if the name of the row and at least half of the other headings stand where they must. */
  boolean isPlausible() {
    long found = Arrays.stream(sources).filter(source -> source != NONE).count();
    return sources[0] == 0 && found * 2 >= Math.min(sources.length, labels.size());
  }

  /** The sheet's column whose cells belong into a column, both from 0; below 0 if it is new. */
  int source(int column) {
    int index = column - SheetShape.FIRST_COLUMN;
    boolean known = index < sources.length && sources[index] != NONE;
    return known ? SheetShape.FIRST_COLUMN + sources[index] : NONE;
  }

  /**
   * The sheet's columns, from 0, that belong to no column of the layout: also those beside the
   * table that it needs now.
   */
  List<Integer> left() {
    List<Integer> left = new ArrayList<>();
    for (int at = 0; at < Math.max(labels.size(), sources.length); at++) {
      int candidate = at;
      if (Arrays.stream(sources).noneMatch(source -> source == candidate)) {
        left.add(SheetShape.FIRST_COLUMN + at);
      }
    }
    return left;
  }

  /** The heading of a sheet's column; empty beside the table. */
  String label(int column) {
    int at = column - SheetShape.FIRST_COLUMN;
    return at < labels.size() ? labels.get(at) : "";
  }

  /** The column behind the last one of the sheet and of the layout. */
  int width() {
    return SheetShape.FIRST_COLUMN + Math.max(labels.size(), sources.length);
  }

  /** True if a cell holds anything. */
  static boolean isFilled(Sheet sheet, int row, int column) {
    Row cells = sheet.getRow(row);
    Cell cell = cells == null ? null : cells.getCell(column);
    return cell != null && cell.getCellType() != CellType.BLANK && !text(cell).isBlank();
  }

  private static String text(Cell cell) {
    return cell.getCellType() == CellType.STRING ? cell.getStringCellValue() : cell.toString();
  }

  private static List<String> texts(Sheet sheet, int row) {
    int width = 0;
    for (int line : List.of(SheetShape.TEMPLATES, SheetShape.LABELS)) {
      Row cells = sheet.getRow(line);
      width =
          Math.max(
              width, cells == null ? 0 : Math.min(cells.getLastCellNum(), WorkbookLimits.COLUMNS));
    }
    while (width > SheetShape.FIRST_COLUMN
        && !isFilled(sheet, SheetShape.TEMPLATES, width - 1)
        && !isFilled(sheet, SheetShape.LABELS, width - 1)) {
      width--;
    }
    List<String> texts = new ArrayList<>();
    for (int column = SheetShape.FIRST_COLUMN; column < width; column++) {
      texts.add(isFilled(sheet, row, column) ? text(sheet.getRow(row).getCell(column)) : "");
    }
    return texts;
  }
}
