package dev.runesheet.testing.mutation;

import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import java.util.ArrayList;
import java.util.List;

/** The replacements for a number in a cell. */
final class NumberChanges {

  private NumberChanges() {}

  /** One more and one less, as far as the column allows them. */
  static List<CellValue> of(double number, CellType type) {
    List<CellValue> others = new ArrayList<>();
    for (int step : new int[] {1, -1}) {
      if (fits(number + step, type)) {
        others.add(new CellValue.Number(number + step));
      }
    }
    return others;
  }

  /** True if a column allows a number. */
  static boolean fits(double number, CellType type) {
    return type instanceof CellType.Whole whole
        ? whole.min() <= number && number <= whole.max()
        : type instanceof CellType.Decimal decimal
            && decimal.min() <= number
            && number <= decimal.max();
  }
}
