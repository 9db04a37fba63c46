package dev.runesheet.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers in any of some ranges.
 *
 * @param ranges the ranges, none of them empty
 */
public record NumberSet(List<Interval> ranges) {

  /** Any number. */
  public static final NumberSet ALL = new NumberSet(List.of(Interval.ALL));

  /** Leaves empty ranges out. */
  public NumberSet {
    ranges = ranges.stream().filter(range -> !range.isEmpty()).toList();
  }

  /** The numbers that compare so to a number. */
  public static NumberSet of(Condition.Relation relation, double number) {
    return new NumberSet(List.of(Interval.of(relation, number, true)));
  }

  /** One number. */
  public static NumberSet at(double number) {
    return new NumberSet(List.of(Interval.at(number)));
  }

  /** The whole numbers among these. */
  public NumberSet whole() {
    return new NumberSet(ranges.stream().map(Interval::whole).toList());
  }

  /** True if there is no such number. */
  public boolean isEmpty() {
    return ranges.isEmpty();
  }

  /** The numbers of both. */
  public NumberSet and(NumberSet other) {
    List<Interval> both = new ArrayList<>();
    for (Interval range : ranges) {
      other.ranges.forEach(second -> both.add(range.and(second)));
    }
    return new NumberSet(both);
  }

  /** The numbers of either. */
  public NumberSet or(NumberSet other) {
    List<Interval> either = new ArrayList<>(ranges);
    either.addAll(other.ranges);
    return new NumberSet(either);
  }

  /** All other numbers. */
  public NumberSet opposite() {
    NumberSet left = ALL;
    for (Interval range : ranges) {
      Interval below = new Interval(Double.NEGATIVE_INFINITY, true, range.low(), !range.lowOpen());
      Interval above =
          new Interval(range.high(), !range.highOpen(), Double.POSITIVE_INFINITY, true);
      left = left.and(new NumberSet(List.of(below, above)));
    }
    return left;
  }

  /** True if every number of this one is in the other. */
  public boolean within(NumberSet other) {
    if (ranges.size() == 1 && other.ranges.size() == 1) {
      return ranges.get(0).within(other.ranges.get(0));
    }
    return and(other.opposite()).isEmpty();
  }

  /** True if some number is in both. */
  public boolean meets(NumberSet other) {
    for (Interval range : ranges) {
      for (Interval second : other.ranges) {
        if (!range.and(second).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  /** All numbers between the lowest and the highest. */
  public Interval hull() {
    Interval hull = ranges.isEmpty() ? new Interval(0, true, 0, true) : ranges.get(0);
    for (Interval range : ranges) {
      boolean low = range.low() < hull.low() || range.low() == hull.low() && !range.lowOpen();
      boolean high = range.high() > hull.high() || range.high() == hull.high() && !range.highOpen();
      hull =
          new Interval(
              low ? range.low() : hull.low(),
              low ? range.lowOpen() : hull.lowOpen(),
              high ? range.high() : hull.high(),
              high ? range.highOpen() : hull.highOpen());
    }
    return hull;
  }
}
