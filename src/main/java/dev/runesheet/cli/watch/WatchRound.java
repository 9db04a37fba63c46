package dev.runesheet.cli.watch;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.watch.RulesUpdate;
import java.util.List;

/**
 * The results of a save, as far as known.
 *
 * @param update the change of the rules
 * @param findings all findings, those of scenarios too
 * @param outcomes the scenarios whose result differs from that with the last good rules and was not
 *     reported yet
 * @param passed the number of run scenarios that passed
 * @param scenarios the number of scenarios run
 * @param left the number still to run
 * @param faulty the number of files of scenarios with an error of the file as a whole
 */
public record WatchRound(
    RulesUpdate update,
    List<Diagnostic> findings,
    List<Outcome> outcomes,
    int passed,
    int scenarios,
    int left,
    int faulty) {

  /** Copies the lists. */
  public WatchRound {
    findings = List.copyOf(findings);
    outcomes = List.copyOf(outcomes);
  }

  /** True if an error kept the last good rules in force. */
  public boolean broken() {
    return update.refused();
  }

  /** The number of run scenarios that failed, and of files that are wrong as a whole. */
  public int failed() {
    return scenarios - passed + faulty;
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
