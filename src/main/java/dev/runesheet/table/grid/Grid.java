package dev.runesheet.table.grid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.apache.poi.ss.util.CellRangeAddress;

/** The cells of one sheet, read once from first to last. */
public final class Grid implements Iterable<GridRow> {

  private final String name;
  private final NavigableMap<Integer, GridRow> rows = new TreeMap<>();
  private final List<CellRangeAddress> merged = new ArrayList<>();
  private final List<CellRangeAddress> hidden = new ArrayList<>();

  Grid(String name) {
    this.name = name;
  }

  /** The sheet's name. */
  String name() {
    return name;
  }

  /** Adds a row; one of the same number goes. */
  void put(GridRow row) {
    rows.put(row.number(), row);
  }

  /** Merges cells; more groups than anybody makes are not kept. */
  void merge(CellRangeAddress cells) {
    if (merged.size() < WorkbookLimits.MERGED) {
      merged.add(cells);
    }
  }

  /** Hides columns, counted from 0. */
  void hide(int first, int last) {
    hidden.add(new CellRangeAddress(-1, -1, first, last));
  }

  public boolean isHidden(int column) {
    return hidden.stream().anyMatch(columns -> columns.containsColumn(column));
  }

  /** A row, from 0; null if the file has none. */
  public GridRow row(int number) {
    return rows.get(number);
  }

  /** A cell, both counted from 0; null if the file has none. */
  GridCell cell(int row, int column) {
    GridRow cells = rows.get(row);
    return cells == null ? null : cells.cell(column);
  }

  /** The column after the last cell of a row; 0 if the file has no such row. */
  public int width(int row) {
    GridRow cells = rows.get(row);
    return cells == null ? 0 : cells.width();
  }

  /** Cells that are shown as one. */
  public List<CellRangeAddress> merged() {
    return Collections.unmodifiableList(merged);
  }

  @Override
  public Iterator<GridRow> iterator() {
    return rows.values().iterator();
  }
}
