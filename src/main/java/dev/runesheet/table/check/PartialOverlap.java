package dev.runesheet.table.check;

import dev.runesheet.model.Interval;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.cell.ValueSet;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * The comparison of rows that ask about the same properties, each for other words or numbers, some
 * of which are in both: where one range ends, the next is usually meant to begin. Of two ranges
 * that are open to the same side, such as above 3 and above 5, both may be meant: the second adds
 * to the first. So it is with words of which one row names only some.
 */
final class PartialOverlap {

  private final TypedTable table;
  private final Regions regions;
  private final Region whole;

  PartialOverlap(TypedTable table, Regions regions) {
    this.table = table;
    this.regions = regions;
    this.whole = regions.all();
  }

  /**
   * The condition of a row that probably reaches too far into the cases of another; empty if the
   * two share no case, or may share some.
   */
  Optional<TypedCell> of(TypedRow row, TypedRow other) {
    List<TypedCell> mine = conditions(row);
    List<TypedCell> theirs = conditions(other);
    if (!columns(mine).equals(columns(theirs)) || !sameTests(mine, other)) {
      return Optional.empty();
    }
    Region region = regions.widest(row);
    Region second = regions.widest(other);
    boolean meant = !region.meets(second) || adds(region, second);
    return meant
        ? Optional.empty()
        : mine.stream()
            .filter(cell -> regions.isOfNumbers(cell) && differs(cell, other))
            .findFirst();
  }

  private List<TypedCell> conditions(TypedRow row) {
    return row.cells().stream().filter(regions::isCondition).toList();
  }

  private static List<Integer> columns(List<TypedCell> cells) {
    return cells.stream().map(TypedCell::column).toList();
  }

  /** True if conditions that say nothing of single values, such as those of a test, are alike. */
  private boolean sameTests(List<TypedCell> cells, TypedRow other) {
    return cells.stream()
        .filter(cell -> !table.column(cell).exact())
        .noneMatch(cell -> differs(cell, other));
  }

  private static boolean differs(TypedCell cell, TypedRow other) {
    return !cell.means(other.cell(cell.column()));
  }

  /** True if one of both is a part of the other that is open to the same side. */
  private boolean adds(Region one, Region other) {
    boolean part = all(one, other, ValueSet::within) || all(other, one, ValueSet::within);
    return part
        && !one.equals(other)
        && one.axes().keySet().stream()
            .allMatch(
                axis ->
                    openAlike(
                        one.axes().get(axis), other.axes().get(axis), whole.axes().get(axis)));
  }

  private static boolean all(Region one, Region other, BiPredicate<ValueSet, ValueSet> holds) {
    for (Map.Entry<String, ValueSet> axis : one.axes().entrySet()) {
      if (!holds.test(axis.getValue(), other.axes().get(axis.getKey()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean openAlike(ValueSet one, ValueSet other, ValueSet whole) {
    if (one.equals(other) || !(whole instanceof ValueSet.Numbers numbers)) {
      return true;
    }
    Interval first = ((ValueSet.Numbers) one).set().hull();
    Interval second = ((ValueSet.Numbers) other).set().hull();
    Interval widest = numbers.set().hull();
    return first.low() == second.low() && first.low() == widest.low()
        || first.high() == second.high() && first.high() == widest.high();
  }
}
