package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** What is known of stats at one place of a program, from the conditions on the way there. */
final class Facts {

  /** Nothing is known. */
  static final Facts NONE = new Facts(Map.of(), Map.of());

  private final Map<String, Interval> ranges;
  private final Map<Value.StatOf, Interval> known;

  private Facts(Map<String, Interval> ranges, Map<Value.StatOf, Interval> known) {
    this.ranges = ranges;
    this.known = known;
  }

  /** What is always known of a game's stats. */
  static Facts of(Knowledge knowledge) {
    Map<String, Interval> ranges = new HashMap<>();
    knowledge
        .ranges()
        .forEach((stat, range) -> ranges.put(stat, Interval.of(range.low(), range.high())));
    return new Facts(ranges, Map.of());
  }

  /** The facts when a comparison holds, or when it does not. */
  Facts with(Condition.Comparison comparison, boolean holds) {
    Facts facts = this;
    if (comparison.left() instanceof Value.StatOf stat
        && comparison.right() instanceof Value.Constant constant) {
      facts = facts.and(stat, Interval.of(comparison.relation(), constant.number(), holds));
    }
    if (comparison.right() instanceof Value.StatOf stat
        && comparison.left() instanceof Value.Constant constant) {
      Condition.Relation turned = turned(comparison.relation());
      facts = facts.and(stat, Interval.of(turned, constant.number(), holds));
    }
    return facts;
  }

  static Condition.Relation turned(Condition.Relation relation) {
    return switch (relation) {
      case ABOVE -> Condition.Relation.BELOW;
      case BELOW -> Condition.Relation.ABOVE;
      case EQUAL -> Condition.Relation.EQUAL;
    };
  }

  private Facts and(Value.StatOf stat, Interval interval) {
    Map<Value.StatOf, Interval> more = new HashMap<>(known);
    more.merge(stat, interval, Interval::and);
    return new Facts(ranges, more);
  }

  /** Whether a comparison can hold, as far as is known. */
  boolean canHold(Condition.Comparison comparison) {
    if (comparison.left().equals(comparison.right()) && !comparison.left().draws()) {
      return comparison.relation() == Condition.Relation.EQUAL;
    }
    Interval left = of(comparison.left());
    Interval right = of(comparison.right());
    Interval apart = left.plus(right.negated());
    return !apart.and(Interval.of(comparison.relation(), 0, true)).isEmpty();
  }

  /** Whether a comparison always holds, as far as is known. */
  boolean mustHold(Condition.Comparison comparison) {
    if (comparison.left().equals(comparison.right()) && !comparison.left().draws()) {
      return comparison.relation() == Condition.Relation.EQUAL;
    }
    Interval apart = of(comparison.left()).plus(of(comparison.right()).negated());
    return apart.within(Interval.of(comparison.relation(), 0, true));
  }

  /** The numbers that a value can be. */
  Interval of(Value value) {
    if (value instanceof Value.Constant constant) {
      return Interval.at(constant.number());
    }
    if (value instanceof Value.StatOf stat) {
      Interval range = ranges.getOrDefault(stat.stat(), Interval.ALL);
      return known.getOrDefault(stat, range).and(range);
    }
    if (value instanceof Value.Roll roll) {
      return Interval.of(1, roll.sides());
    }
    if (value instanceof Value.Arithmetic sum) {
      return of(sum.left()).combined(sum.operator(), of(sum.right()));
    }
    if (value instanceof Value.Absolute absolute) {
      return of(absolute.of()).size();
    }
    return value instanceof Value.Count ? Interval.of(0, Double.POSITIVE_INFINITY) : Interval.ALL;
  }

  /** The numbers that a stat of an entity can be. */
  Interval of(Role who, String stat) {
    return of(new Value.StatOf(who, stat));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Facts facts && facts.known.equals(known);
  }

  @Override
  public int hashCode() {
    return Objects.hash(known);
  }
}
