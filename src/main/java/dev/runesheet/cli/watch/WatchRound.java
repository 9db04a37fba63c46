package dev.runesheet.cli.watch;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.watch.RulesUpdate;
import java.util.List;

/**
 * What a save came to, as far as it is known.
 *
 * @param update what it did to the rules
 * @param findings all findings, those of scenarios too
 * @param outcomes the scenarios whose result differs from the last good rules, and was not told yet
 * @param passed how many of the scenarios that were played passed
 * @param scenarios how many scenarios were played
 * @param left how many are still to be played
 */
public record WatchRound(
    RulesUpdate update,
    List<Diagnostic> findings,
    List<Outcome> outcomes,
    int passed,
    int scenarios,
    int left) {

  /** Copies the lists. */
  public WatchRound {
    findings = List.copyOf(findings);
    outcomes = List.copyOf(outcomes);
  }

  /** Whether an error kept the last good rules in force. */
  public boolean broken() {
    return update.refused();
  }

  /**
   * A scenario whose result changed.
   *
   * @param name its file and name
   * @param before its old result; empty if it is new
   * @param after its new result; empty if it has gone
   */
  public record Outcome(String name, String before, String after) {}
}
