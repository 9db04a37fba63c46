package dev.runesheet.language.roletext.tree;

import java.util.stream.Stream;

/** A condition of a line of {@code Evaluate}. Those after {@link Or} stand in later guides only. */
public sealed interface Condition {

  /**
   * A comparison in a condition.
   *
   * @param holds whether it is to hold, or its opposite
   */
  record Asked(Is is, boolean holds) {}

  /** The comparisons in a condition that is to hold, in order. */
  default Stream<Asked> asked() {
    if (this instanceof Not not) {
      return not.condition.asked().map(one -> new Asked(one.is, !one.holds));
    } else if (this instanceof And both) {
      return Stream.concat(both.first.asked(), both.second.asked());
    } else if (this instanceof Or either) {
      return Stream.concat(either.first.asked(), either.second.asked());
    }
    return this instanceof Is is ? Stream.of(new Asked(is, true)) : Stream.empty();
  }

  /** A target matches another one, or a text. */
  record Is(Target target, Operand value) implements Condition {}

  /** A condition does not hold. */
  record Not(Condition condition) implements Condition {}

  /** Both hold. */
  record And(Condition first, Condition second) implements Condition {}

  /** One of them holds, or both. */
  record Or(Condition first, Condition second) implements Condition {}

  /** There is such a target, and it lives. */
  record Exists(Target target) implements Condition {}

  /** A target has an attribute. */
  record Has(Target target, AttributeName attribute) implements Condition {}

  /** A target is a member of a group. */
  record IsIn(Target target, String group) implements Condition {}

  /** A target is one of several. */
  record IsPartOf(Target target, Target whole) implements Condition {}

  /** A number is above another one, or below it. */
  record Compare(Target target, boolean above, Operand value) implements Condition {}

  /** A condition that is not understood, kept word for word. */
  record Said(String words) implements Condition {}
}
