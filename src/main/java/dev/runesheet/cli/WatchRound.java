package dev.runesheet.cli;

import dev.runesheet.analysis.EffectChange;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * What a save came to.
 *
 * @param broken whether an error kept the last good rules in force
 * @param findings all findings
 * @param changes the effects that differ from the last good rules
 * @param outcomes the scenarios whose result differs from the last good rules
 * @param passed how many scenarios passed
 * @param scenarios how many scenarios there are
 */
record WatchRound(
    boolean broken,
    List<Diagnostic> findings,
    List<EffectChange> changes,
    List<Outcome> outcomes,
    int passed,
    int scenarios) {

  WatchRound {
    findings = List.copyOf(findings);
    changes = List.copyOf(changes);
    outcomes = List.copyOf(outcomes);
  }

  /**
   * A scenario whose result changed.
   *
   * @param name its file and name
   * @param before its old result; empty if it is new
   * @param after its new result; empty if it has gone
   */
  record Outcome(String name, String before, String after) {}
}
