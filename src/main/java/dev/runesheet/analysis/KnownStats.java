package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Bounds of stats that are known at one place of a program, from the conditions on the way there.
 */
final class KnownStats {

  /** No knowledge. */
  static final KnownStats NONE = new KnownStats(Map.of(), Map.of());

  private final Map<String, NumberSet> ranges;
  private final Map<Value.StatOf, NumberSet> known;

  private KnownStats(Map<String, NumberSet> ranges, Map<Value.StatOf, NumberSet> known) {
    this.ranges = ranges;
    this.known = known;
  }

  /** The bounds of a game's stats that hold at any time. */
  static KnownStats of(Knowledge knowledge) {
    Map<String, NumberSet> ranges = new HashMap<>();
    knowledge
        .ranges()
        .forEach(
            (stat, range) -> {
              Interval bounds = Interval.of(range.low(), range.high());
              ranges.put(stat, new NumberSet(List.of(bounds)));
            });
    return new KnownStats(ranges, Map.of());
  }

  /** The bounds of a stat that hold at any time, in words; empty if it can be any number. */
  String within(String stat) {
    Interval bounds = ranges.getOrDefault(stat, NumberSet.ALL).hull();
    return Numerals.within(bounds.low(), bounds.high());
  }

  /** The facts when a condition holds. */
  KnownStats with(StatCondition atom) {
    if (atom.stat() == null) {
      return this;
    }
    Map<Value.StatOf, NumberSet> more = new HashMap<>(known);
    more.merge(atom.stat(), atom.numbers(), NumberSet::and);
    return new KnownStats(ranges, more);
  }

  /** True if a condition can hold, as far as is known. */
  boolean canHold(StatCondition atom) {
    if (atom.stat() != null) {
      return !of(atom.stat()).and(atom.numbers()).isEmpty();
    }
    Condition.Comparison comparison = (Condition.Comparison) atom.condition();
    if (comparison.left().equals(comparison.right()) && !comparison.left().draws()) {
      return comparison.relation() == Condition.Relation.EQUAL;
    }
    return !apart(comparison).and(Interval.of(comparison.relation(), 0, true)).isEmpty();
  }

  /** True if a condition always holds, as far as is known. */
  boolean mustHold(StatCondition atom) {
    if (atom.stat() != null) {
      return of(atom.stat()).within(atom.numbers());
    }
    Condition.Comparison comparison = (Condition.Comparison) atom.condition();
    if (comparison.left().equals(comparison.right()) && !comparison.left().draws()) {
      return comparison.relation() == Condition.Relation.EQUAL;
    }
    return apart(comparison).within(Interval.of(comparison.relation(), 0, true));
  }

  /** The bounds of the left value of a comparison minus the right one. */
  private Interval apart(Condition.Comparison comparison) {
    return of(comparison.left()).plus(of(comparison.right()).negated());
  }

  private NumberSet of(Value.StatOf stat) {
    NumberSet range = ranges.getOrDefault(stat.stat(), NumberSet.ALL);
    return known.containsKey(stat) ? known.get(stat).and(range) : range;
  }

  /** The numbers that a value can be. */
  Interval of(Value value) {
    if (value instanceof Value.Constant constant) {
      return Interval.at(constant.number());
    }
    if (value instanceof Value.StatOf stat) {
      return of(stat).hull();
    }
    if (value instanceof Value.Roll roll) {
      return Interval.of(1, roll.sides());
    }
    if (value instanceof Value.Heads heads) {
      return Interval.of(0, Math.max(0, of(heads.coins()).high()));
    }
    if (value instanceof Value.Turn) {
      return Interval.of(1, Double.POSITIVE_INFINITY);
    }
    if (value instanceof Value.HeadsUntilTails) {
      return Interval.of(0, Double.POSITIVE_INFINITY);
    }
    if (value instanceof Value.Arithmetic sum) {
      return of(sum.left()).combined(sum.operator(), of(sum.right()));
    }
    if (value instanceof Value.Absolute absolute) {
      return of(absolute.of()).size();
    }
    return value instanceof Value.Count ? Interval.of(0, Double.POSITIVE_INFINITY) : Interval.ALL;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KnownStats facts && facts.known.equals(known);
  }

  @Override
  public int hashCode() {
    return Objects.hash(known);
  }
}
