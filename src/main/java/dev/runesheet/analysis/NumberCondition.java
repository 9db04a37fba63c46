package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A condition that looks at one value only, such as a stat or a count, or a comparison of several.
 *
 * @param condition the condition
 * @param value the value, which is the same whenever it is looked at; null for other comparisons
 * @param numbers the numbers that the value must be; null without a value
 */
record NumberCondition(Condition condition, Value value, NumberSet numbers) {

  /** The stat that it looks at; null if its value is no stat. */
  Value.StatOf stat() {
    return value instanceof Value.StatOf stat ? stat : null;
  }

  /** The same condition on another value. */
  NumberCondition on(Value other) {
    return new NumberCondition(condition, other, numbers);
  }

  /** The atoms that must all hold for a condition to hold; parts of other kinds are left out. */
  static List<NumberCondition> of(Condition condition) {
    List<NumberCondition> atoms = new ArrayList<>();
    add(condition, atoms);
    return atoms;
  }

  /** True if a condition is nothing but atoms. */
  static boolean isAllOf(Condition condition) {
    return single(condition) != null
        || condition instanceof Condition.All all
            && all.of().stream().allMatch(NumberCondition::isAllOf);
  }

  private static void add(Condition condition, List<NumberCondition> atoms) {
    NumberCondition single = single(condition);
    if (single != null) {
      atoms.add(single);
    } else if (condition instanceof Condition.All all) {
      all.of().forEach(part -> add(part, atoms));
    }
  }

  /** The atom that a condition is, or null. */
  static NumberCondition single(Condition condition) {
    // Of several conditions, each is an atom of its own, unless they are the ends of one range.
    boolean several = condition instanceof Condition.All all && !isRange(all.of());
    Value value = several ? null : condition.compared();
    NumberSet numbers = value == null || value.draws() ? null : numbers(condition, value);
    if (numbers != null) {
      return new NumberCondition(condition, value, numbers);
    }
    return condition instanceof Condition.Comparison
        ? new NumberCondition(condition, null, null)
        : null;
  }

  /** The opposite; only of those that look at one value. */
  NumberCondition opposite() {
    return new NumberCondition(new Condition.Not(condition), value, numbers.opposite());
  }

  private static boolean isRange(List<Condition> parts) {
    return parts.size() == 2
        && parts.stream()
            .allMatch(
                part ->
                    part instanceof Condition.Not not && not.of() instanceof Condition.Comparison);
  }

  /** The numbers of a value for which a condition holds; null if it also looks at another. */
  private static NumberSet numbers(Condition condition, Value value) {
    if (condition instanceof Condition.Not not) {
      NumberSet numbers = numbers(not.of(), value);
      return numbers == null ? null : numbers.opposite();
    }
    if (condition instanceof Condition.Comparison one) {
      return value.equals(one.compared()) ? numbers(one) : null;
    }
    boolean all = condition instanceof Condition.All;
    NumberSet numbers = null;
    for (Condition part : condition.parts()) {
      NumberSet more = numbers(part, value);
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
