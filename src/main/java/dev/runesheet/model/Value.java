package dev.runesheet.model;

import dev.runesheet.word.Extremum;
import dev.runesheet.word.Rounding;
import java.util.List;

/** A number that is worked out when its op runs; its parts are evaluated from left to right. */
public sealed interface Value extends Argument {

  /** A number as written. */
  record Constant(double number) implements Value {
    /** Takes 0 for -0. */
    public Constant {
      number = Numerals.withoutMinusZero(number);
    }

    @Override
    public String toString() {
      return Numerals.plain(number);
    }
  }

  /** A stat of an entity as it is at that moment, modifiers included. */
  record StatOf(Selector.Role who, String stat) implements Value {
    @Override
    public String toString() {
      return who.possessive() + " " + stat;
    }
  }

  /**
   * A number that the event brings, such as {@code delta}; 0 where the event has none of that name.
   */
  record Payload(String key) implements Value {
    @Override
    public String toString() {
      return "the event's " + key;
    }
  }

  /**
   * A die: a whole number from 1 to {@code sides}, each as likely; drawn each time it is evaluated.
   */
  record Roll(int sides) implements Value {
    /** Checks that the die has a side. */
    public Roll {
      if (sides < 1) {
        throw new IllegalArgumentException("sides (" + sides + ") must be at least 1");
      }
    }

    @Override
    public String toString() {
      return "d" + sides;
    }
  }

  /** The number of the turn, from 1. */
  record Turn() implements Value {
    @Override
    public String toString() {
      return "the turn";
    }
  }

  /** The number of heads among some coins, flipped one after the other. */
  record Heads(Value coins) implements Value {
    @Override
    public String toString() {
      return coins instanceof Constant one && one.number() == 1
          ? "the heads of a coin"
          : "the heads of " + coins + " coins";
    }
  }

  /** The number of heads before the first tails. */
  record HeadsUntilTails() implements Value {
    @Override
    public String toString() {
      return "the heads before tails";
    }
  }

  /** A number about the entities that a selector finds. */
  sealed interface OfGroup extends Value {

    /** The entities. */
    Selector.Group group();
  }

  /** The number of entities that a selector finds. */
  record Count(Selector.Group group) implements OfGroup {
    @Override
    public String toString() {
      return "the number of " + group;
    }
  }

  /** The sum of a stat over all entities that a selector finds. */
  record Total(Selector.Group group, String stat) implements OfGroup {
    @Override
    public String toString() {
      return "the " + stat + " of all " + group;
    }
  }

  /** The largest or smallest of a stat of those that a selector finds and have it; 0 if none. */
  record Extreme(Extremum end, Selector.Group group, String stat) implements OfGroup {
    @Override
    public String toString() {
      return "the " + end.word() + " " + stat + " of all " + group;
    }
  }

  /** Two values joined by an operator; both are always evaluated, {@code left} first. */
  record Arithmetic(Operator operator, Value left, Value right) implements Value {
    @Override
    public String toString() {
      return operator.say(left.toString(), right.toString());
    }
  }

  /** A value without its sign. */
  record Absolute(Value of) implements Value {
    @Override
    public String toString() {
      return "the size of " + of;
    }
  }

  /** A value made whole. */
  record Rounded(Rounding how, Value of) implements Value {
    @Override
    public String toString() {
      return of + " rounded " + how.word();
    }
  }

  /** Operators of {@link Arithmetic}. */
  enum Operator {
    /** The sum. */
    ADD("%s + %s"),
    /** The first less the second. */
    SUBTRACT("%s - %s"),
    /** The product. */
    MULTIPLY("%s times %s"),
    /** The first divided by the second; 0 if that is 0. */
    DIVIDE("%s divided by %s"),
    /** The smaller. */
    MINIMUM("the smaller of %s and %s"),
    /** The larger. */
    MAXIMUM("the larger of %s and %s");

    private final String words;

    Operator(String words) {
      this.words = words;
    }

    String say(String left, String right) {
      return "(" + String.format(java.util.Locale.ROOT, words, left, right) + ")";
    }
  }

  /** A number as written. */
  static Value of(double number) {
    return new Constant(number);
  }

  /** The values that it is worked out from, in order. */
  default List<Value> parts() {
    if (this instanceof Arithmetic arithmetic) {
      return List.of(arithmetic.left, arithmetic.right);
    }
    if (this instanceof Absolute absolute) {
      return List.of(absolute.of);
    }
    if (this instanceof Rounded rounded) {
      return List.of(rounded.of);
    }
    return this instanceof Heads heads ? List.of(heads.coins) : List.of();
  }

  /** True if evaluating it draws a random number somewhere inside. */
  default boolean draws() {
    return this instanceof Roll
        || this instanceof Heads
        || this instanceof HeadsUntilTails
        || parts().stream().anyMatch(Value::draws);
  }

  /** True if it is a whole number, whatever else it is. */
  default boolean isWhole() {
    if (this instanceof Constant constant) {
      return constant.number == Math.rint(constant.number);
    }
    if (this instanceof Arithmetic quotient && quotient.operator == Operator.DIVIDE) {
      return false;
    }
    if (this instanceof Arithmetic || this instanceof Absolute) {
      return parts().stream().allMatch(Value::isWhole);
    }
    return this instanceof Turn
        || this instanceof Count
        || this instanceof Roll
        || this instanceof Heads
        || this instanceof HeadsUntilTails
        || this instanceof Rounded;
  }

  /** True if it reads what rules derive: modified stats or counts. */
  default boolean readsDerived() {
    return this instanceof StatOf
        || this instanceof OfGroup
        || parts().stream().anyMatch(Value::readsDerived);
  }
}
