package dev.runesheet.engine.direct;

/** The way in which a rule is evaluated, by its reason. */
public enum RuleEvaluation {
  /** The rule matches one passing fact alone. */
  DIRECT,

  /** The rule joins facts, or tests whether some exist. */
  JOINS,

  /** The rule has attributes about the time and order of firing, which only the agenda knows. */
  ATTRIBUTES,

  /** A condition is none that can be asked about one fact by itself. */
  CONDITION,

  /**
   * Its consequence needs the session, a global or a bound variable, or was not compiled to Java.
   */
  CONSEQUENCE,

  /**
   * It matches reactions of all blocks, so that the rules of a block cannot be found by its name.
   */
  EVERY_BLOCK
}
