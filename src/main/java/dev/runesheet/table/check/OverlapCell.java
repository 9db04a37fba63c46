package dev.runesheet.table.check;

import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cell of a row at which an overlap with another row is reported: the condition most likely
 * meant to distinguish the two.
 */
record OverlapCell(TypedTable table, Regions regions) {

  private static final int LOOKED_AT = 200;

  /**
   * The column of the condition to report. One that both rows fill differently comes first: there
   * the author told them apart, though not enough. Then one that only one of them fills, of these
   * the one that rows fill which are otherwise most like the row without it, and of these the one
   * that most rows of the table fill: there a cell was most likely emptied. Otherwise it is the one
   * that alone keeps the row from the most further rows.
   *
   * @return the column, or -1 if the row has no condition
   */
  int of(TypedRow row, TypedRow other) {
    List<TypedCell> exact = exact(row);
    return exact.stream()
        .filter(cell -> differs(cell, other.cell(cell.column())))
        .findFirst()
        .or(
            () ->
                Stream.concat(without(row, other), without(other, row))
                    .max(Comparator.comparingInt(Emptied::likeness).thenComparing(Emptied::filled))
                    .map(Emptied::beside))
        .or(() -> exact.stream().max(Comparator.comparingInt(cell -> apart(row, cell))))
        .map(TypedCell::column)
        .orElse(-1);
  }

  /**
   * A cell that may have been emptied.
   *
   * @param beside the condition of the other row in its column
   * @param likeness the number of other columns in which a row that fills it otherwise is the same
   * @param filled the number of the first rows that fill its column
   */
  private record Emptied(TypedCell beside, int likeness, int filled) {}

  /** The conditions of a row in columns that another leaves empty. */
  private Stream<Emptied> without(TypedRow row, TypedRow other) {
    return exact(row).stream()
        .filter(cell -> other.cell(cell.column()) == null)
        .map(cell -> new Emptied(cell, likeness(cell, other), filled(cell)));
  }

  /** The likeness of the most similar row to one which may have another condition than a cell. */
  private int likeness(TypedCell cell, TypedRow row) {
    return looked().stream()
        .filter(like -> differs(cell, like.cell(cell.column())))
        .mapToInt(like -> alike(row, like))
        .max()
        .orElse(0);
  }

  /** The number of columns of conditions in which two rows say the same, or both nothing. */
  private int alike(TypedRow row, TypedRow other) {
    return (int)
        IntStream.range(0, table.layout().columns().size())
            .filter(column -> table.layout().columns().get(column).exact())
            .filter(column -> TypedCell.alike(row.cell(column), other.cell(column)))
            .count();
  }

  private List<TypedCell> exact(TypedRow row) {
    return row.cells().stream().filter(cell -> table.column(cell).exact()).toList();
  }

  private static boolean differs(TypedCell cell, TypedCell other) {
    return other != null && !cell.means(other);
  }

  /** The number of the first rows that fill the column of a cell. */
  private int filled(TypedCell cell) {
    return (int) looked().stream().filter(row -> row.cell(cell.column()) != null).count();
  }

  private List<TypedRow> looked() {
    return table.rows().subList(0, Math.min(LOOKED_AT, table.rows().size()));
  }

  /** The number of the first rows that exclude the cases of this row only because of a cell. */
  private int apart(TypedRow row, TypedCell cell) {
    Region without = region(row, cell);
    int rows = 0;
    for (TypedRow other : looked()) {
      boolean kept = !regions.widest(other).meets(regions.widest(row));
      rows += kept && regions.widest(other).meets(without) ? 1 : 0;
    }
    return rows;
  }

  private Region region(TypedRow row, TypedCell without) {
    List<TypedCell> cells = row.cells().stream().filter(cell -> cell != without).toList();
    return regions.widest(row.with(cells));
  }
}
