package dev.runesheet.model;

import dev.runesheet.word.Property;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A condition, true or false when a branch is reached. */
public sealed interface Condition {

  /** The conditions that it is made of, in order. */
  default List<Condition> parts() {
    if (this instanceof All all) {
      return all.of();
    }
    if (this instanceof Any any) {
      return any.of();
    }
    return this instanceof Not not ? List.of(not.of()) : List.of();
  }

  /** The numbers that it compares anywhere inside, in order. */
  default Stream<Value> values() {
    return this instanceof Comparison comparison
        ? Stream.of(comparison.left(), comparison.right())
        : parts().stream().flatMap(Condition::values);
  }

  /**
   * The value that it compares with a number, as its first part does; null for other conditions.
   */
  default Value compared() {
    if (this instanceof Comparison one) {
      Value value = one.right() instanceof Value.Constant ? one.left() : one.right();
      return value == one.left() || one.left() instanceof Value.Constant ? value : null;
    }
    return parts().isEmpty() ? null : parts().get(0).compared();
  }

  /** The stat that it compares with a number; null for other conditions. */
  default Value.StatOf stat() {
    return compared() instanceof Value.StatOf stat ? stat : null;
  }

  /** Two numbers compared exactly; the left one is evaluated first. */
  record Comparison(Relation relation, Value left, Value right) implements Condition {
    String predicate() {
      return relation.words + " " + right;
    }

    @Override
    public String toString() {
      return left + " " + predicate();
    }
  }

  /**
   * The condition that a property of an entity is a word: its {@code zone}, {@code kind}, {@code
   * definition}, {@code name}, or a property of the game's own, such as an area.
   */
  record Is(Selector.Role who, String property, String word) implements Condition {
    @Override
    public String toString() {
      return who.possessive() + " " + Property.called(property) + " is " + word;
    }
  }

  /** The condition that two entities have the same word as a property; neither is empty. */
  record Same(Selector.Role who, String property, Selector.Role as, String asProperty)
      implements Condition {
    @Override
    public String toString() {
      return who.possessive()
          + " "
          + Property.called(property)
          + " is "
          + as.possessive()
          + " "
          + Property.called(asProperty);
    }
  }

  /** The condition that an entity has a status, whether that is in force or not. */
  record Has(Selector.Role who, String status) implements Condition {
    @Override
    public String toString() {
      return (who.equals(Selector.Role.SELF) ? "it" : who) + " has " + status;
    }
  }

  /** The opposite of a condition. */
  record Not(Condition of) implements Condition {
    @Override
    public String toString() {
      return ConditionWords.not(of);
    }
  }

  /** All of several conditions, looked at in order. */
  record All(List<Condition> of) implements Condition {
    /** Copies the conditions. */
    public All {
      of = List.copyOf(of);
    }

    @Override
    public String toString() {
      return ConditionWords.all(of);
    }
  }

  /** A disjunction: at least one of several conditions, evaluated in order. */
  record Any(List<Condition> of) implements Condition {
    /** Copies the conditions. */
    public Any {
      of = List.copyOf(of);
    }

    @Override
    public String toString() {
      return ConditionWords.any(of);
    }
  }

  /** The relation of two numbers in a comparison. */
  enum Relation {
    /** Left is greater. */
    ABOVE("is above", "above", "atMost"),
    /** Left is smaller. */
    BELOW("is below", "below", "atLeast"),
    /** Both are the same number. */
    EQUAL("equals", "equal", "");

    private final String words;
    private final String accessor;
    private final String opposite;

    Relation(String words, String accessor, String opposite) {
      this.words = words;
      this.accessor = accessor;
      this.opposite = opposite;
    }

    /** True if one number stands in it to another. */
    public boolean holds(double left, double right) {
      return switch (this) {
        case ABOVE -> left > right;
        case BELOW -> left < right;
        case EQUAL -> left == right;
      };
    }

    /**
     * The test of an entity's stat in rules, such as {@code self.atLeast}.
     *
     * @param role the entity's role
     * @param holds whether the relation is to hold, or its opposite
     */
    public String test(String role, boolean holds) {
      if (holds) {
        return role + "." + accessor;
      }
      return opposite.isEmpty() ? "!" + role + "." + accessor : role + "." + opposite;
    }
  }

  /** All of several conditions, in order; of one alone that one. */
  static Condition together(List<Condition> conditions) {
    return conditions.size() == 1 ? conditions.get(0) : new All(conditions);
  }

  /** The conditions joined by a word. */
  static String joined(List<Condition> conditions, String word) {
    return conditions.stream().map(Condition::toString).collect(Collectors.joining(word));
  }
}
