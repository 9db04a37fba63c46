package dev.runesheet.testing.coverage.watch;

import dev.runesheet.testing.coverage.count.ConditionCoverage;

/** The counts of one condition's results, shared by the sessions of all threads. */
final class WatchedCondition {

  private final String text;
  private final String place;
  private final boolean opposite;
  private final Count held = new Count();
  private final Count failed = new Count();

  WatchedCondition(String text, String place) {
    this(text, place, false);
  }

  /**
   * Begins with no counts.
   *
   * @param opposite whether the rule engine asks for the opposite of what is written
   */
  WatchedCondition(String text, String place, boolean opposite) {
    this.text = text;
    this.place = place;
    this.opposite = opposite;
  }

  /** Counts an outcome of what the rule engine asks, and gives it back. */
  boolean seen(boolean holds) {
    (holds == opposite ? failed : held).increment();
    return holds;
  }

  ConditionCoverage coverage() {
    return new ConditionCoverage(text, place, held.sum(), failed.sum());
  }
}
