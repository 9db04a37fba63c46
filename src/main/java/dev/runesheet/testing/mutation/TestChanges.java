package dev.runesheet.testing.mutation;

import dev.runesheet.model.Interval;
import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import java.util.ArrayList;
import java.util.List;

/** The replacements for a condition in a cell: a bound moved by one, a word or range left out. */
final class TestChanges {

  private TestChanges() {}

  /** Conditions that differ from one in one of its parts. */
  static List<CellValue> of(CellCondition test, CellType type) {
    List<CellValue> others = new ArrayList<>();
    if (test instanceof CellCondition.Words words) {
      for (String word : words.words()) {
        List<String> fewer = new ArrayList<>(words.words());
        fewer.remove(word);
        if (!fewer.isEmpty()) {
          others.add(new CellValue.Test(new CellCondition.Words(words.none(), fewer)));
        }
      }
      return others;
    }
    CellCondition.Numbers numbers = (CellCondition.Numbers) test;
    for (int i = 0; i < numbers.ranges().size(); i++) {
      for (Interval moved : moved(numbers.ranges().get(i), type)) {
        List<Interval> ranges = new ArrayList<>(numbers.ranges());
        ranges.set(i, moved);
        others.add(new CellValue.Test(new CellCondition.Numbers(numbers.none(), ranges)));
      }
    }
    return others;
  }

  /** The ranges with one end elsewhere, within what the column allows. */
  private static List<Interval> moved(Interval range, CellType type) {
    List<Interval> moved = new ArrayList<>();
    if (!Double.isInfinite(range.low())) {
      int first = range.low() == range.high() ? 1 : -1;
      double low = range.low() + step(range.low(), first, type);
      double high = range.low() == range.high() ? low : range.high();
      moved.add(new Interval(low, range.lowOpen(), high, range.highOpen()));
    }
    if (!Double.isInfinite(range.high()) && range.low() != range.high()) {
      double high = range.high() + step(range.high(), 1, type);
      moved.add(new Interval(range.low(), range.lowOpen(), high, range.highOpen()));
    }
    return moved;
  }

  /** A step, or the opposite one if it leads to a number that the column does not allow. */
  private static int step(double from, int step, CellType type) {
    return NumberChanges.fits(from + step, type) ? step : -step;
  }

  /** Any number but one. */
  static CellCondition not(double number) {
    return new CellCondition.Numbers(true, List.of(Interval.at(number)));
  }
}
