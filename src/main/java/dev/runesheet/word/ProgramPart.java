package dev.runesheet.word;

/** The part of a step of a program that a block or a rule is, said by the end of its name. */
public enum ProgramPart {
  /** The steps if a condition holds. */
  THEN("then"),
  /** The steps if it does not hold. */
  ELSE("else"),
  /** The branches by the answer of a test that constraints cannot ask. */
  TESTED("tested"),
  /** The question for one of the entities that a loop will walk. */
  PICK("pick"),
  /** The gathering of the entity that was chosen. */
  PICKED("picked"),
  /** A loop, which is entered once for each element and then left. */
  EACH("each"),
  /** The steps for one element. */
  EACH_BODY("each.body"),
  /** The entry of a loop with its next element. */
  EACH_MORE("each.more"),
  /** The exit of a loop. */
  EACH_DONE("each.done"),
  /** The steps for an entity whose turn it is. */
  TURN("turn"),
  /** The steps that each entity begins at once. */
  ALL("all"),
  /** The end of a choice behind which the target is that before it. */
  CHOICE_DONE("choice.done");

  private final String word;

  ProgramPart(String word) {
    this.word = word;
  }

  /** Its name in a step. */
  public String word() {
    return word;
  }

  /** The name of the step of which a rule is this part. */
  public String start(String rule) {
    return rule.substring(0, rule.length() - word.length() - 1);
  }

  /** True if a rule is this part of a step. */
  public boolean ends(String rule) {
    return rule.endsWith("." + word);
  }
}
