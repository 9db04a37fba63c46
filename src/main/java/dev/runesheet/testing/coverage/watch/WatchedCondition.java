package dev.runesheet.testing.coverage.watch;

import dev.runesheet.testing.coverage.count.ConditionCoverage;

/** The counts of one condition's results, shared by the sessions of all threads. */
final class WatchedCondition {

  private final String text;
  private final String place;
  private final Count held = new Count();
  private final Count failed = new Count();

  WatchedCondition(String text, String place) {
    this.text = text;
    this.place = place;
  }

  /** Counts an outcome and gives it back. */
  boolean seen(boolean holds) {
    (holds ? held : failed).increment();
    return holds;
  }

  ConditionCoverage coverage() {
    return new ConditionCoverage(text, place, held.sum(), failed.sum());
  }
}
