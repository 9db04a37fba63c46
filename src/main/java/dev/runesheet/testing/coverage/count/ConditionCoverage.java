package dev.runesheet.testing.coverage.count;

import dev.runesheet.why.EvaluatedGuard;

/**
 * The coverage of one condition of a rule.
 *
 * @param text the condition as compiled
 * @param place the place of its source: a cell, line or JSON pointer
 * @param held the number of evaluations to true
 * @param failed the number of evaluations to false
 */
public record ConditionCoverage(String text, String place, long held, long failed) {

  private static final String RESTRICTION = "restriction ";

  /** The text of a restriction that the game checks itself. */
  public static String restriction(String words) {
    return RESTRICTION + words;
  }

  /** True if it is a restriction that the game checks itself. */
  public boolean restricts() {
    return text.startsWith(RESTRICTION);
  }

  /** The condition as people read it. */
  public String words() {
    return EvaluatedGuard.words(text);
  }

  /** The missing outcome of a rule's condition, in words. */
  public String missing(String rule) {
    String what = restricts() ? text : "condition " + words();
    String outcome = held == 0 ? "held" : restricts() ? "refused a use" : "failed";
    return what + " of \"" + rule + "\" never " + outcome;
  }

  /** The sum of both. */
  public ConditionCoverage plus(ConditionCoverage other) {
    return new ConditionCoverage(
        text, place, SaturatedSum.sum(held, other.held), SaturatedSum.sum(failed, other.failed));
  }

  /** The number of its two outcomes that occurred. */
  public int outcomes() {
    return (held > 0 ? 1 : 0) + (failed > 0 ? 1 : 0);
  }
}
