package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.verb.StatusVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.word.WordList;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The check for procedures that nothing runs, statuses that nothing gives, and calculations by
 * which nothing is worked out.
 */
public final class UncalledCheck {

  private final Map<String, Effect> procedures = new HashMap<>();
  private final Set<String> called = new HashSet<>();
  private final Set<String> calculations = new HashSet<>();
  private final Set<String> statuses = new HashSet<>();
  private final Deque<Effect> next = new ArrayDeque<>();

  private UncalledCheck(Collection<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.owner().equals(RuleOwners.PROCEDURES)) {
        procedures.put(effect.id(), effect);
      } else {
        next.add(effect);
      }
    }
    while (!next.isEmpty()) {
      next.pop().steps().forEach(this::call);
    }
  }

  /**
   * Warns of procedures that only each other call, and of statuses and calculations that no line
   * names.
   *
   * @param calculations the names of the calculations
   * @param game the file that declares them
   */
  public static void check(
      Collection<Effect> effects,
      Collection<String> calculations,
      String game,
      Diagnostics findings) {
    UncalledCheck check = new UncalledCheck(effects);
    check.procedures.values().stream()
        .filter(one -> !check.called.contains(one.id()))
        .forEach(
            one -> unused("procedure", one.name(), one.source(), "a line that runs it", findings));
    effects.stream()
        .filter(one -> one.owner().equals(RuleOwners.STATUSES))
        .filter(one -> !check.statuses.contains(one.name()))
        .forEach(
            one ->
                unused(
                    WordList.STATUS, one.name(), one.source(), "a line that gives it", findings));
    calculations.stream()
        .filter(one -> !check.calculations.contains(one))
        .forEach(
            one ->
                unused(
                    WordList.CALCULATION,
                    one,
                    SourceLocation.pointer(game, "/calculations/" + one),
                    "a line that works out a number by it",
                    findings));
  }

  private static void unused(
      String what, String name, SourceLocation place, String expected, Diagnostics findings) {
    findings.add(Diagnostic.about(Code.UNUSED, place, what, name, expected));
  }

  private void call(Step step) {
    if (step instanceof Step.Perform run && called.add(run.effect())) {
      if (procedures.containsKey(run.effect())) {
        next.add(procedures.get(run.effect()));
      }
    } else if (step instanceof Step.Do act) {
      calculations.addAll(act.naming(WordList.CALCULATION).values());
      if (!act.verb().name().equals(StatusVerbs.LIFT)) {
        statuses.addAll(act.naming(WordList.STATUS).values());
      }
    }
  }
}
