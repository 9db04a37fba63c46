package dev.runesheet.language.roletext.tree;

/** A condition of a line of {@code Evaluate}. Those after {@link Or} stand in later guides only. */
public sealed interface Condition {

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
