package dev.runesheet.analysis;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Watch;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Bounds of values, such as stats and counts, that are known at one place of a program, and what
 * else is known, from the conditions on the way there.
 *
 * @param claims the facts about more than one value, or about something else
 */
record KnownNumbers(
    Map<String, NumberSet> ranges,
    Map<Value, NumberSet> known,
    Set<Claim> claims,
    boolean contradiction) {

  private static final NumberSet FROM_1 = from(1);
  private static final NumberSet FROM_0 = from(0);

  private static final String OWNER = Role.OWNER.name();
  private static final Claim ONE_OWNER =
      Claim.of(new Condition.Same(Role.SUBJECT, OWNER, Role.SELF, OWNER), true);

  /** The bounds of a game's stats that hold at any time. */
  static KnownNumbers of(Knowledge knowledge) {
    Map<String, NumberSet> ranges = new HashMap<>();
    knowledge
        .get(Knowledge.RANGES)
        .forEach(
            (stat, range) -> {
              Interval bounds = Interval.of(range.low(), range.high());
              ranges.put(stat, new NumberSet(List.of(bounds)));
            });
    return new KnownNumbers(ranges, Map.of(), Set.of(), false);
  }

  /**
   * The facts where an effect begins, such as an answer to an event: a change of a number is never
   * by 0 and from one of its numbers to another, and whose events are answered says whether subject
   * and holder have one owner; a game may know more of the numbers of the holder.
   */
  KnownNumbers beginning(Effect effect, Knowledge knowledge) {
    Trigger trigger = effect.trigger();
    KnownNumbers facts = StatEvent.stat(trigger.event()).map(this::changed).orElse(this);
    facts = facts.with(Role.SELF, knowledge.ofHolder(effect));
    // Who takes a card that leaves play has it when others answer that.
    boolean taken = trigger.event().equals(CardEvent.LEAVES) && trigger.watch() != Watch.OWN;
    if (trigger.activated() || taken) {
      return facts;
    }
    return switch (trigger.watch()) {
      case OWN, ALLY -> facts.with(ONE_OWNER);
      case ENEMY -> facts.with(ONE_OWNER.opposite());
      case OTHER, ANY -> facts;
    };
  }

  /** The facts when the numbers of a role are within ranges. */
  private KnownNumbers with(Role role, Map<String, Range> ranges) {
    KnownNumbers facts = this;
    for (Map.Entry<String, Range> one : ranges.entrySet()) {
      Range range = one.getValue();
      NumberSet numbers = new NumberSet(List.of(Interval.of(range.low(), range.high())));
      facts = facts.with(new Value.StatOf(role, one.getKey()), numbers);
    }
    return facts;
  }

  /** The facts about each of a group, as the target of its conditions. */
  KnownNumbers ofEach(Selector.Group group, Knowledge knowledge) {
    KnownNumbers facts =
        with(Role.TARGET, knowledge.get(Knowledge.NUMBERS).getOrDefault(group.scope(), Map.of()));
    for (NumberCondition so : NumberCondition.ofEach(group, knowledge)) {
      facts = facts.with(so);
    }
    return facts;
  }

  private KnownNumbers changed(String stat) {
    KnownNumbers facts = with(NumberCondition.DELTA, NumberSet.at(0).opposite());
    NumberSet numbers = ranges.getOrDefault(stat, NumberSet.ALL);
    Interval bounds = numbers.hull();
    if (bounds.low() == bounds.high()) {
      return facts; // Such an event never occurs, which is told of the event.
    }
    Interval apart = bounds.plus(bounds.negated());
    return facts
        .with(NumberCondition.OLD, numbers)
        .with(NumberCondition.NEW, numbers)
        .with(NumberCondition.DELTA, new NumberSet(List.of(apart)));
  }

  private static NumberSet from(double least) {
    return new NumberSet(List.of(Interval.of(least, Double.POSITIVE_INFINITY)));
  }

  /**
   * The bounds of a stat, a count, the turn or a number of an event, in words; empty for other
   * values and for one that can be any number.
   */
  String within(Value value) {
    String name = value instanceof Value.Payload number ? "event " + number.key() : name(value);
    Interval bounds = numbers(value).hull();
    String within = name.isEmpty() ? "" : Numerals.within(bounds.low(), bounds.high());
    return within.isEmpty() ? "" : Words.quote(name) + " is always " + within;
  }

  /** The name of a value whose bounds a game may know; empty for others. */
  private static String name(Value value) {
    if (value instanceof Value.StatOf stat) {
      return stat.stat();
    }
    if (value instanceof Value.Count count) {
      return Knowledge.count(count.group().scope());
    }
    return value instanceof Value.Turn ? Knowledge.TURN : "";
  }

  /** The facts when a condition holds. */
  KnownNumbers with(NumberCondition atom) {
    return atom.value() == null ? this : with(atom.value(), atom.numbers());
  }

  private KnownNumbers with(Value value, NumberSet numbers) {
    Map<Value, NumberSet> more = new HashMap<>(known);
    more.merge(value, numbers, NumberSet::and);
    return new KnownNumbers(ranges, more, claims, contradiction || !meets(value, numbers));
  }

  /** The facts when a claim is true. */
  KnownNumbers with(Claim claim) {
    NumberCondition atom = claim.onNumber();
    if (atom != null) {
      return with(atom);
    }
    if (claim.isAll()) {
      KnownNumbers all = this;
      for (Claim part : claim.parts()) {
        all = all.with(part);
      }
      return all;
    }
    if (claim.draws()) {
      return this;
    }
    Set<Claim> more = new LinkedHashSet<>(claims);
    more.add(claim);
    boolean both = claims.contains(claim.opposite());
    return new KnownNumbers(ranges, known, more, contradiction || both);
  }

  /** The facts about single values alone. */
  KnownNumbers ofValues() {
    return with(Set.of());
  }

  /** The same bounds with some of the claims. */
  KnownNumbers with(Set<Claim> some) {
    return new KnownNumbers(ranges, known, some, contradiction);
  }

  /** True if the bounds of a value exclude each other, or a claim and its opposite are known. */
  boolean isContradiction() {
    return contradiction;
  }

  /** True if a condition can hold, as far as is known. */
  boolean canHold(NumberCondition atom) {
    return atom.value() == null ? canHold(atom.condition()) : meets(atom.value(), atom.numbers());
  }

  /** True if a comparison that draws chance, or the opposite of one, can hold. */
  private boolean canHold(Condition drawn) {
    if (drawn instanceof Condition.Not not) {
      return !mustHold(not.of());
    }
    Condition.Comparison one = (Condition.Comparison) drawn;
    return !isFraction(one) && !apart(one).and(Interval.of(one.relation(), 0, true)).isEmpty();
  }

  private boolean meets(Value value, NumberSet numbers) {
    NumberSet both = numbers(value).and(numbers);
    return !(value.isWhole() ? both.whole() : both).isEmpty();
  }

  /**
   * True if all stats that a value is worked out from are always the same, of whomever, and it has
   * no other.
   */
  boolean isFixed(Value value) {
    boolean total = value instanceof Value.Total || value instanceof Value.Extreme;
    if (total || value instanceof Value.StatOf) {
      Interval bounds = range(value).hull();
      return bounds.low() == bounds.high();
    }
    return value instanceof Value.Constant
        || !value.draws()
            && !value.parts().isEmpty()
            && value.parts().stream().allMatch(this::isFixed);
  }

  /** True if a condition always holds, as far as is known. */
  boolean mustHold(NumberCondition atom) {
    return atom.value() == null
        ? mustHold(atom.condition())
        : numbers(atom.value()).within(atom.numbers());
  }

  private boolean mustHold(Condition drawn) {
    if (drawn instanceof Condition.Not not) {
      return !canHold(not.of());
    }
    Condition.Comparison one = (Condition.Comparison) drawn;
    return apart(one).within(Interval.of(one.relation(), 0, true));
  }

  /** The bounds of the left value of a comparison minus the right one. */
  private Interval apart(Condition.Comparison comparison) {
    return of(comparison.left()).plus(of(comparison.right()).negated());
  }

  private NumberSet numbers(Value value) {
    return known.containsKey(value) ? known.get(value).and(range(value)) : range(value);
  }

  /** The numbers that a value can be at any time. */
  private NumberSet range(Value value) {
    if (value instanceof Value.StatOf stat) {
      return ranges.getOrDefault(stat.stat(), NumberSet.ALL);
    }
    if (value instanceof Value.Turn) {
      return ranges.getOrDefault(Knowledge.TURN, FROM_1);
    }
    if (value instanceof Value.Count count) {
      NumberSet all = ranges.getOrDefault(name(count), FROM_0);
      boolean some = !count.group().where().isEmpty();
      return some ? new NumberSet(List.of(Interval.of(0, all.hull().high()))) : all;
    }
    return new NumberSet(List.of(bounds(value)));
  }

  /** True if a whole number would have to equal one that is none. */
  private static boolean isFraction(Condition.Comparison comparison) {
    Value left = comparison.left();
    Value right = comparison.right();
    return comparison.relation() == Condition.Relation.EQUAL
        && left.isWhole() != right.isWhole()
        && (left.isWhole() ? right : left) instanceof Value.Constant;
  }

  /** The bounds of the numbers that a value can be. */
  Interval of(Value value) {
    return numbers(value).hull();
  }

  private Interval bounds(Value value) {
    if (value instanceof Value.Constant constant) {
      return Interval.at(constant.number());
    }
    if (value instanceof Value.Roll roll) {
      return Interval.of(1, roll.sides());
    }
    if (value instanceof Value.Heads heads) {
      return Interval.of(0, Math.max(0, of(heads.coins()).high()));
    }
    if (value instanceof Value.HeadsUntilTails) {
      return Interval.of(0, Double.POSITIVE_INFINITY);
    }
    if (value instanceof Value.Arithmetic sum) {
      if (NumberCondition.isDifference(sum) && sum.left().equals(sum.right()) && !sum.draws()) {
        return Interval.at(0);
      }
      Interval apart = of(sum.left()).combined(sum.operator(), of(sum.right()));
      return NumberCondition.isDifference(sum) && !sum.draws()
          ? apart.and(between(sum.left(), sum.right()))
          : apart;
    }
    if (value instanceof Value.Extreme extreme) {
      return ofAny(extreme.stat());
    }
    if (value instanceof Value.Total total) {
      Interval each = ofAny(total.stat());
      double high = each.high() > 0 ? Double.POSITIVE_INFINITY : 0;
      return Interval.of(each.low() < 0 ? Double.NEGATIVE_INFINITY : 0, high);
    }
    if (value instanceof Value.Rounded rounded) {
      return of(rounded.of()).rounded(rounded.how());
    }
    if (value instanceof Value.Absolute absolute) {
      return of(absolute.of()).size();
    }
    return Interval.ALL;
  }

  /** The bounds of a stat of some, and of none, which is 0. */
  private Interval ofAny(String stat) {
    return ranges.getOrDefault(stat, NumberSet.ALL).hull().hull(Interval.at(0));
  }

  /**
   * The bounds of one value less another that follow from known differences: of both, or over
   * others on the way. Of very many ways none is followed alone: each round makes all longer by one
   * difference, and a way that passes no value twice has fewer than there are values.
   */
  private Interval between(Value from, Value to) {
    Map<Value, Interval> before = Map.of();
    Map<Value, Interval> less = Map.of(from, Interval.at(0));
    for (int values = 1; values <= known.size() + 1 && !less.equals(before); values++) {
      before = less;
      less = longer(from, before);
    }
    return less.getOrDefault(to, Interval.ALL);
  }

  /**
   * The bounds over ways that are longer by one difference.
   *
   * @param less the bounds of a value less each other one so far
   */
  private Map<Value, Interval> longer(Value from, Map<Value, Interval> less) {
    Map<Value, Interval> longer = new HashMap<>(less);
    known.forEach(
        (value, numbers) -> {
          if (value instanceof Value.Arithmetic sum && NumberCondition.isDifference(sum)) {
            Interval step = numbers.hull();
            narrow(longer, sum.right(), less.get(sum.left()), step);
            narrow(longer, sum.left(), less.get(sum.right()), step.negated());
          }
        });
    longer.put(from, Interval.at(0));
    return longer;
  }

  private static void narrow(
      Map<Value, Interval> less, Value next, Interval before, Interval step) {
    if (before != null) {
      less.merge(next, before.plus(step), Interval::and);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KnownNumbers facts
        && facts.known.equals(known)
        && facts.claims.equals(claims);
  }

  @Override
  public int hashCode() {
    return Objects.hash(known, claims);
  }
}
