package dev.runesheet.testing.coverage;

/**
 * The coverage of one condition of a rule.
 *
 * @param text the condition as compiled
 * @param place the place of its source: a cell, line or JSON pointer
 * @param held the number of evaluations to true
 * @param failed the number of evaluations to false
 */
public record ConditionCoverage(String text, String place, long held, long failed) {

  /** The sum of both. */
  ConditionCoverage plus(ConditionCoverage other) {
    return new ConditionCoverage(text, place, held + other.held, failed + other.failed);
  }

  /** The number of its two outcomes that occurred. */
  public int outcomes() {
    return (held > 0 ? 1 : 0) + (failed > 0 ? 1 : 0);
  }
}
