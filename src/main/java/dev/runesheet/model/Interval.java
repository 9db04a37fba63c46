package dev.runesheet.model;

import dev.runesheet.word.Rounding;
import java.util.function.DoubleBinaryOperator;

/**
 * A range of numbers, each bound included or not; infinity is none of them.
 *
 * @param low the lower bound
 * @param lowOpen whether the lower bound itself is left out
 * @param high the upper bound
 * @param highOpen whether the upper bound itself is left out
 */
public record Interval(double low, boolean lowOpen, double high, boolean highOpen) {

  private static final double INFINITY = Double.POSITIVE_INFINITY;

  /** Any number. */
  public static final Interval ALL = new Interval(-INFINITY, true, INFINITY, true);

  /** Leaves infinity out. */
  public Interval {
    lowOpen = lowOpen || low == -INFINITY;
    highOpen = highOpen || high == INFINITY;
  }

  /** The numbers from one to another, both included. */
  public static Interval of(double low, double high) {
    return new Interval(low, false, high, false);
  }

  /** One number. */
  public static Interval at(double number) {
    return of(number, number);
  }

  /** The numbers that compare so to a number, or those that do not. */
  public static Interval of(Condition.Relation relation, double number, boolean holds) {
    return switch (relation) {
      case ABOVE ->
          holds
              ? new Interval(number, true, INFINITY, true)
              : new Interval(-INFINITY, true, number, false);
      case BELOW ->
          holds
              ? new Interval(-INFINITY, true, number, true)
              : new Interval(number, false, INFINITY, true);
      case EQUAL -> holds ? at(number) : ALL;
    };
  }

  /** The numbers of both. */
  public Interval and(Interval other) {
    boolean otherLow = other.low > low || other.low == low && other.lowOpen;
    boolean otherHigh = other.high < high || other.high == high && other.highOpen;
    return new Interval(
        otherLow ? other.low : low,
        otherLow ? other.lowOpen : lowOpen,
        otherHigh ? other.high : high,
        otherHigh ? other.highOpen : highOpen);
  }

  /** The numbers of this one, and all below them. */
  public Interval orBelow() {
    return new Interval(-INFINITY, true, high, highOpen);
  }

  /** The numbers of this one, and all above them. */
  public Interval orAbove() {
    return new Interval(low, lowOpen, INFINITY, true);
  }

  /** The range from the lowest to the highest whole number in it. */
  public Interval whole() {
    double first = lowOpen ? Math.floor(low) + 1 : Math.ceil(low);
    double last = highOpen ? Math.ceil(high) - 1 : Math.floor(high);
    return of(first, last);
  }

  /** True if there is no such number. */
  public boolean isEmpty() {
    return low > high || low == high && (lowOpen || highOpen);
  }

  /** True if every number of this one is in the other. */
  public boolean within(Interval other) {
    boolean notBelow = low > other.low || low == other.low && (lowOpen || !other.lowOpen);
    boolean notAbove = high < other.high || high == other.high && (highOpen || !other.highOpen);
    return isEmpty() || notBelow && notAbove;
  }

  /** The numbers with the other sign. */
  public Interval negated() {
    return new Interval(-high, highOpen, -low, lowOpen);
  }

  /** The sums of a number of each. */
  public Interval plus(Interval other) {
    return new Interval(
        low + other.low, lowOpen || other.lowOpen, high + other.high, highOpen || other.highOpen);
  }

  /** The numbers without their sign. */
  public Interval size() {
    if (low >= 0) {
      return this;
    }
    return high <= 0 ? negated() : new Interval(0, false, Math.max(-low, high), true);
  }

  /**
   * The interval of an operator's results on two intervals; wider than necessary where that is
   * simpler.
   */
  public Interval combined(Value.Operator operator, Interval other) {
    return switch (operator) {
      case ADD -> plus(other);
      case SUBTRACT -> plus(other.negated());
      case MULTIPLY -> corners(other, (one, by) -> one * by);
      case DIVIDE -> divided(other);
      case MINIMUM -> of(Math.min(low, other.low), Math.min(high, other.high));
      case MAXIMUM -> of(Math.max(low, other.low), Math.max(high, other.high));
    };
  }

  /** The whole numbers that those of this one are rounded to. */
  public Interval rounded(Rounding how) {
    return of(how.of(low), how.of(high));
  }

  /** The numbers of this one and of the other, with all between them. */
  public Interval hull(Interval other) {
    return of(Math.min(low, other.low), Math.max(high, other.high));
  }

  /** The quotients; what is divided by 0 is 0, and by numbers next to 0 it can be any. */
  private Interval divided(Interval by) {
    if (by.high <= 0 && by.low < 0) {
      return negated().divided(by.negated());
    }
    if (by.low < 0) {
      return low == 0 && high == 0 ? at(0) : ALL;
    }
    Interval apart = by.high == 0 ? at(0) : corners(by, (one, divisor) -> one / (divisor + 0.0));
    return by.low == 0 ? apart.hull(at(0)) : apart;
  }

  /** The results of an operator between those of the bounds. */
  private Interval corners(Interval other, DoubleBinaryOperator operator) {
    double least = INFINITY;
    double most = -INFINITY;
    for (double one : new double[] {low, high}) {
      for (double by : new double[] {other.low, other.high}) {
        double each = operator.applyAsDouble(one, by);
        double result = Double.isNaN(each) ? 0 : each; // As 0 times what is beyond all numbers.
        least = Math.min(least, result);
        most = Math.max(most, result);
      }
    }
    return of(least, most);
  }
}
