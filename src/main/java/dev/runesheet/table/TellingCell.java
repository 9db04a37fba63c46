package dev.runesheet.table;

import java.util.Comparator;
import java.util.List;

/**
 * Chooses the cell of a row at which an overlap with another row is told: the condition that was
 * most likely to tell the two apart.
 */
final class TellingCell {

  private static final int LOOKED_AT = 200;

  private final TypedTable table;
  private final Regions regions;

  TellingCell(TypedTable table, Regions regions) {
    this.table = table;
    this.regions = regions;
  }

  /**
   * The column of a condition. One that both rows fill differently comes first: there the author
   * told them apart, though not enough; then one that only the other row fills. Otherwise it is the
   * one that alone keeps the row from the most further rows.
   *
   * @return the column, or -1 if the row has no condition
   */
  int of(TypedRow row, TypedRow other) {
    List<TypedCell> exact = exact(row);
    return exact.stream()
        .filter(cell -> !cell.literal().equals(literal(other.cell(cell.column()))))
        .findFirst()
        .or(() -> exact(other).stream().filter(cell -> row.cell(cell.column()) == null).findFirst())
        .or(() -> exact.stream().max(Comparator.comparingInt(cell -> apart(row, cell))))
        .map(TypedCell::column)
        .orElse(-1);
  }

  private List<TypedCell> exact(TypedRow row) {
    return row.cells().stream()
        .filter(cell -> table.layout().columns().get(cell.column()).exact())
        .toList();
  }

  private static String literal(TypedCell cell) {
    return cell == null ? null : cell.literal();
  }

  /** How many of the first rows would fit a case of this row if it were not for a cell. */
  private int apart(TypedRow row, TypedCell cell) {
    Region without = region(row, cell);
    int rows = 0;
    List<TypedRow> others = table.rows().subList(0, Math.min(LOOKED_AT, table.rows().size()));
    for (TypedRow other : others) {
      boolean kept = !regions.widest(other).meets(regions.widest(row));
      rows += kept && regions.widest(other).meets(without) ? 1 : 0;
    }
    return rows;
  }

  private Region region(TypedRow row, TypedCell without) {
    List<TypedCell> cells = row.cells().stream().filter(cell -> cell != without).toList();
    return regions.widest(new TypedRow(row.number(), row.place(), cells, row.complete()));
  }
}
