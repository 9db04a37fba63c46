package dev.runesheet.engine.direct;

/** The way in which a rule is evaluated, with the reason. */
public enum RuleEvaluation {
  /** The rule matches one passing fact alone. */
  DIRECT("it looks at one fact alone"),

  /** The rule joins facts, or tests whether some exist. */
  JOINS("it joins facts"),

  /** The rule has attributes about the time and order of firing, which only the agenda knows. */
  ATTRIBUTES("it has attributes of the agenda, such as a salience"),

  /** A condition is none that can be asked about one fact by itself. */
  CONDITION("a condition cannot be asked about a fact by itself"),

  /**
   * Its consequence needs the session, a global or a bound variable, or was not compiled to Java.
   */
  CONSEQUENCE("its consequence needs more than the fact"),

  /**
   * It matches reactions of all blocks, so that the rules of a block cannot be found by its name.
   */
  EVERY_BLOCK("it looks at reactions of more than one block");

  private final String reason;

  RuleEvaluation(String reason) {
    this.reason = reason;
  }

  /** Why, in words. */
  public String reason() {
    return reason;
  }
}
