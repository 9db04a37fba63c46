package dev.runesheet.table.layout;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.TypedCell;
import java.util.List;

/**
 * A row that was understood.
 *
 * @param number its number as a spreadsheet shows it, from 1
 * @param place its first cell
 * @param cells its cells that were understood, from left to right
 * @param complete whether no other cell of the row has an error
 */
public record TypedRow(int number, SourceLocation place, List<TypedCell> cells, boolean complete) {

  /** Copies the cells. */
  public TypedRow {
    cells = List.copyOf(cells);
  }

  /**
   * The cell of a column.
   *
   * @return the cell, or null if it is empty
   */
  public TypedCell cell(int column) {
    for (TypedCell cell : cells) {
      if (cell.column() == column) {
        return cell;
      }
    }
    return null;
  }

  /** The same row with other cells. */
  public TypedRow with(List<TypedCell> others) {
    return new TypedRow(number, place, others, complete);
  }

  /** The same row as one with a mistake, of which nothing is made. */
  public TypedRow incomplete() {
    return new TypedRow(number, place, cells, false);
  }
}
