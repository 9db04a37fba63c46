package dev.runesheet.table.layout;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.CellValue;
import java.util.List;
import java.util.Optional;

/**
 * A row of a sheet of cases.
 *
 * @param number its number as the spreadsheet shows it
 * @param place its first cell
 * @param cells the filled cells that were understood, from left to right
 * @param unread the columns of the filled cells that were not, which are reported
 */
public record CaseRow(
    int number, SourceLocation place, List<CaseCell> cells, List<CaseColumn> unread) {

  /** Copies the lists. */
  public CaseRow {
    cells = List.copyOf(cells);
    unread = List.copyOf(unread);
  }

  /**
   * A filled cell.
   *
   * @param values one value, or several if the column holds lists
   */
  public record CaseCell(CaseColumn column, List<CellValue> values, SourceLocation place) {

    /** Copies the list. */
    public CaseCell {
      values = List.copyOf(values);
    }
  }

  /** The cell of a column, if it is filled. */
  public Optional<CaseCell> cell(String band, String label) {
    return cells.stream()
        .filter(cell -> cell.column().band().equals(band) && cell.column().label().equals(label))
        .findFirst();
  }

  /** True if the cell of a column is filled, but was not understood. */
  public boolean isUnread(String band, String label) {
    return unread.stream()
        .anyMatch(column -> column.band().equals(band) && column.label().equals(label));
  }
}
