package dev.runesheet.pack.watch;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;

/**
 * The outcome of reading a game's sources again.
 *
 * @param book the rules in force now; null if there never were good ones
 * @param refused whether an error kept the last good rules in force
 * @param changes the effects, cards, other rows and files of rules that differ from the rules in
 *     force before
 * @param findings all findings, warnings too
 * @param work the extent of the compilation
 */
public record RulesUpdate(
    RuleBook book, boolean refused, List<Change> changes, List<Diagnostic> findings, Work work) {

  /** Copies the lists. */
  public RulesUpdate {
    changes = List.copyOf(changes);
    findings = List.copyOf(findings);
  }

  /**
   * The extent of an update's compilation.
   *
   * @param whole whether all rules were compiled
   * @param compiled the number of rules compiled, if not all
   */
  public record Work(boolean whole, int compiled) {}
}
