package dev.runesheet.table.grid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

/** A row of a sheet: the cells that the file has, from left to right. */
public final class GridRow implements Iterable<GridCell> {

  private final int number;
  private final List<GridCell> cells = new ArrayList<>();

  GridRow(int number) {
    this.number = number;
  }

  /** Its number, from 0. */
  public int number() {
    return number;
  }

  /** Adds a cell; one of the same column goes. */
  void put(GridCell cell) {
    int at = width() <= cell.column() ? -1 - cells.size() : place(cell.column());
    if (at < 0) {
      cells.add(-1 - at, cell);
    } else {
      cells.set(at, cell);
    }
  }

  /** The cell of a column, from 0; null if the file has none. */
  GridCell cell(int column) {
    // Most rows have all their cells.
    if (column < cells.size() && cells.get(column).column() == column) {
      return cells.get(column);
    }
    int at = place(column);
    return at < 0 ? null : cells.get(at);
  }

  private int place(int column) {
    GridCell sought = new GridCell(number, column, GridCell.Kind.BLANK, "", 0, false);
    return Collections.binarySearch(cells, sought, Comparator.comparingInt(GridCell::column));
  }

  /** The column after its last cell, from 0. */
  public int width() {
    return cells.isEmpty() ? 0 : cells.get(cells.size() - 1).column() + 1;
  }

  @Override
  public Iterator<GridCell> iterator() {
    return Collections.unmodifiableList(cells).iterator();
  }
}
