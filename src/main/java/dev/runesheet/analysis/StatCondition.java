package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A condition that looks at one stat only, or a comparison of other values.
 *
 * @param condition the condition
 * @param stat the stat; null for comparisons of other values
 * @param numbers the numbers that the stat must be; null without a stat
 */
record StatCondition(Condition condition, Value.StatOf stat, NumberSet numbers) {

  /** The atoms that must all hold for a condition to hold; parts of other kinds are left out. */
  static List<StatCondition> of(Condition condition) {
    List<StatCondition> atoms = new ArrayList<>();
    add(condition, atoms);
    return atoms;
  }

  /** True if a condition is nothing but atoms. */
  static boolean isAllOf(Condition condition) {
    return single(condition) != null
        || condition instanceof Condition.All all
            && all.of().stream().allMatch(StatCondition::isAllOf);
  }

  private static void add(Condition condition, List<StatCondition> atoms) {
    StatCondition single = single(condition);
    if (single != null) {
      atoms.add(single);
    } else if (condition instanceof Condition.All all) {
      all.of().forEach(part -> add(part, atoms));
    }
  }

  /** The atom that a condition is, or null. */
  static StatCondition single(Condition condition) {
    // Of several conditions, each is an atom of its own, unless they are the ends of one range.
    boolean several = condition instanceof Condition.All all && !isRange(all.of());
    Value.StatOf stat = several ? null : condition.stat();
    NumberSet numbers = stat == null ? null : numbers(condition, stat);
    if (numbers != null) {
      return new StatCondition(condition, stat, numbers);
    }
    return condition instanceof Condition.Comparison
        ? new StatCondition(condition, null, null)
        : null;
  }

  /** The opposite; only of those that look at a stat. */
  StatCondition opposite() {
    return new StatCondition(new Condition.Not(condition), stat, numbers.opposite());
  }

  private static boolean isRange(List<Condition> parts) {
    return parts.size() == 2
        && parts.stream()
            .allMatch(
                part ->
                    part instanceof Condition.Not not && not.of() instanceof Condition.Comparison);
  }

  /** The numbers of a stat for which a condition holds; null if it also looks at something else. */
  private static NumberSet numbers(Condition condition, Value.StatOf stat) {
    if (condition instanceof Condition.Not not) {
      NumberSet numbers = numbers(not.of(), stat);
      return numbers == null ? null : numbers.opposite();
    }
    if (condition instanceof Condition.Comparison one) {
      return stat.equals(one.stat()) ? numbers(one) : null;
    }
    boolean all = condition instanceof Condition.All;
    NumberSet numbers = null;
    for (Condition part : condition.parts()) {
      NumberSet more = numbers(part, stat);
      if (more == null) {
        return null;
      }
      numbers = numbers == null ? more : all ? numbers.and(more) : numbers.or(more);
    }
    return numbers;
  }

  private static NumberSet numbers(Condition.Comparison one) {
    boolean turned = one.left() instanceof Value.Constant;
    Value.Constant number = (Value.Constant) (turned ? one.left() : one.right());
    Condition.Relation relation = turned ? turned(one.relation()) : one.relation();
    return NumberSet.of(relation, number.number(), true);
  }

  private static Condition.Relation turned(Condition.Relation relation) {
    return switch (relation) {
      case ABOVE -> Condition.Relation.BELOW;
      case BELOW -> Condition.Relation.ABOVE;
      case EQUAL -> Condition.Relation.EQUAL;
    };
  }
}
