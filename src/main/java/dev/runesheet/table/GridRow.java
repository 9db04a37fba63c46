package dev.runesheet.table;

import java.util.Iterator;
import java.util.NavigableMap;
import java.util.TreeMap;

/** A row of a sheet: the cells that the file has, from left to right. */
final class GridRow implements Iterable<GridCell> {

  private final int number;
  private final NavigableMap<Integer, GridCell> cells = new TreeMap<>();

  GridRow(int number) {
    this.number = number;
  }

  /** Its number, from 0. */
  int number() {
    return number;
  }

  void put(GridCell cell) {
    cells.put(cell.column(), cell);
  }

  /** The cell of a column, from 0; null if the file has none. */
  GridCell cell(int column) {
    return cells.get(column);
  }

  /** The column after its last cell, from 0. */
  int width() {
    return cells.isEmpty() ? 0 : cells.lastKey() + 1;
  }

  @Override
  public Iterator<GridCell> iterator() {
    return cells.values().iterator();
  }
}
