package dev.runesheet.testing.coverage;

/**
 * What was seen of one condition of a rule.
 *
 * @param text the condition as the rule engine reads it
 * @param place where it was written: a cell, line or JSON pointer
 * @param held how often it held
 * @param failed how often it did not
 */
public record ConditionCoverage(String text, String place, long held, long failed) {

  /** The sum of both. */
  ConditionCoverage plus(ConditionCoverage other) {
    return new ConditionCoverage(text, place, held + other.held, failed + other.failed);
  }

  /** How many of its two outcomes were seen. */
  public int outcomes() {
    return (held > 0 ? 1 : 0) + (failed > 0 ? 1 : 0);
  }
}
