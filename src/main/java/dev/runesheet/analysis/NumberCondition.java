package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.word.ChangeNumber;
import dev.runesheet.word.Extremum;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A condition that looks at one value only, such as a stat, a count or the difference of two, or a
 * comparison that draws chance.
 *
 * @param condition the condition
 * @param value the value, which is the same whenever it is looked at; null for other comparisons
 * @param numbers the numbers that the value must be; null without a value
 */
public record NumberCondition(Condition condition, Value value, NumberSet numbers) {

  /** The number after a change in an answer to it. */
  static final Value NEW = new Value.Payload(ChangeNumber.NEW);

  /** The number before a change in an answer to it. */
  static final Value OLD = new Value.Payload(ChangeNumber.OLD);

  /** The amount of a change in an answer to it. */
  static final Value DELTA = new Value.Payload(ChangeNumber.DELTA);

  /** The condition on one stat that a condition is; empty if it looks at anything else, too. */
  public static Optional<NumberCondition> ofStat(Condition condition) {
    return Optional.ofNullable(single(condition)).filter(one -> one.stat() != null);
  }

  /** True if a number of what it looks at fulfils it. */
  public boolean holds(double number) {
    return NumberSet.at(number).within(numbers);
  }

  /** The stat that it looks at; null if its value is no stat. */
  public Value.StatOf stat() {
    return value instanceof Value.StatOf stat ? stat : null;
  }

  /** True if it compares a value with itself, so that it holds always or never. */
  boolean isOfItself() {
    Condition whole = condition;
    while (whole instanceof Condition.Not not) {
      whole = not.of();
    }
    return value != null
        && whole instanceof Condition.Comparison one
        && one.left().equals(one.right())
        && !(one.left() instanceof Value.Constant);
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

  /** True if a part of a condition compares plain numbers alone, of which no match decides. */
  static boolean comparesPlain(Condition condition) {
    return condition instanceof Condition.Comparison
        ? condition.values().allMatch(NumberCondition::isPlain)
        : condition.parts().stream().anyMatch(NumberCondition::comparesPlain);
  }

  private static boolean isPlain(Value value) {
    List<Value> parts = value.parts();
    return value instanceof Value.Constant
        || !value.draws() && !parts.isEmpty() && parts.stream().allMatch(NumberCondition::isPlain);
  }

  private static void add(Condition condition, List<NumberCondition> atoms) {
    NumberCondition single = single(condition);
    if (single != null) {
      atoms.add(single);
    } else if (condition instanceof Condition.All all) {
      all.of().forEach(part -> add(part, atoms));
    }
  }

  /**
   * The facts about each of a group, as the target of its conditions: if these look at the group
   * itself, or at more of its scope, there is at least one, and no number of one is beyond the end
   * of all.
   */
  static List<NumberCondition> ofEach(Selector.Group group, Knowledge knowledge) {
    return group.where().stream()
        .flatMap(Condition::values)
        .flatMap(NumberCondition::inside)
        .filter(Value.OfGroup.class::isInstance)
        .map(value -> (Value.OfGroup) value)
        .filter(value -> includes(value.group(), group))
        .map(value -> ofEach(value, knowledge))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Stream<Value> inside(Value value) {
    return Stream.concat(Stream.of(value), value.parts().stream().flatMap(NumberCondition::inside));
  }

  /** True if each of a group is surely one of another; what is seen from it is another for each. */
  private static boolean includes(Selector.Group all, Selector.Group some) {
    return !all.of().equals(Role.TARGET)
        && all.scope().equals(some.scope())
        && all.of().equals(some.of())
        && parts(some).containsAll(parts(all))
        && all.where().stream().flatMap(Condition::values).noneMatch(Value::draws);
  }

  private static List<Condition> parts(Selector.Group group) {
    return WordCheck.parts(new Condition.All(group.where()));
  }

  private static Optional<NumberCondition> ofEach(Value.OfGroup value, Knowledge knowledge) {
    if (value instanceof Value.Count) {
      Condition none = new Condition.Comparison(Relation.BELOW, value, Value.of(1));
      return Optional.of(single(new Condition.Not(none)));
    }
    String scope = value.group().scope();
    return value instanceof Value.Extreme end
            && knowledge.get(Knowledge.COMMON).getOrDefault(scope, Set.of()).contains(end.stat())
        ? Optional.of(single(new Condition.Not(beyond(end))))
        : Optional.empty();
  }

  private static Condition beyond(Value.Extreme end) {
    Value one = new Value.StatOf(Role.TARGET, end.stat());
    Relation beyond = end.end() == Extremum.LARGEST ? Relation.ABOVE : Relation.BELOW;
    return new Condition.Comparison(beyond, one, end);
  }

  /** The atom that a condition is, or null. */
  static NumberCondition single(Condition condition) {
    // Of several conditions, each is an atom of its own, unless they are the ends of one range.
    boolean several = condition instanceof Condition.All all && !isRange(all.of());
    Value value = several ? null : compared(condition);
    NumberSet numbers = value == null || value.draws() ? null : numbers(condition, value);
    if (numbers != null) {
      return new NumberCondition(condition, value, numbers);
    }
    return isComparison(condition) ? new NumberCondition(condition, null, null) : null;
  }

  /** True if a condition is a comparison, or the opposite of one. */
  private static boolean isComparison(Condition condition) {
    return condition instanceof Condition.Not not
        ? isComparison(not.of())
        : condition instanceof Condition.Comparison;
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
      return value.equals(compared(one)) ? numbers(one) : null;
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

  /** The value that a condition compares with a number; of two values, their difference. */
  private static Value compared(Condition condition) {
    if (condition instanceof Condition.Comparison one) {
      return one.compared() == null ? difference(one) : one.compared();
    }
    return condition.parts().isEmpty() ? null : compared(condition.parts().get(0));
  }

  /** True if a value is one less another. */
  static boolean isDifference(Value.Arithmetic sum) {
    return sum.operator() == Value.Operator.SUBTRACT;
  }

  /** The one value less the other, whichever stands first; an event brings that of its numbers. */
  private static Value difference(Condition.Comparison one) {
    if (one.left().equals(one.right()) && !one.left().draws()) {
      return Value.of(0);
    }
    Value first = isTurned(one) ? one.right() : one.left();
    Value second = isTurned(one) ? one.left() : one.right();
    boolean change = first.equals(NEW) && second.equals(OLD);
    return change ? DELTA : new Value.Arithmetic(Value.Operator.SUBTRACT, first, second);
  }

  /** True if the value comes second. */
  private static boolean isTurned(Condition.Comparison one) {
    return one.compared() == null
        ? one.left().toString().compareTo(one.right().toString()) > 0
        : !one.left().equals(one.compared());
  }

  private static NumberSet numbers(Condition.Comparison one) {
    Value number = isTurned(one) ? one.left() : one.right();
    Relation relation = isTurned(one) ? turned(one.relation()) : one.relation();
    double than = number instanceof Value.Constant constant ? constant.number() : 0;
    return NumberSet.of(relation, than);
  }

  private static Relation turned(Relation relation) {
    return switch (relation) {
      case ABOVE -> Relation.BELOW;
      case BELOW -> Relation.ABOVE;
      case EQUAL -> Relation.EQUAL;
    };
  }
}
