package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The check for steps that nights or days lack, or have before what these need, and for lynches
 * that no definition says. A phase with such steps is played on in silence: whoever was attacked
 * lives on, nobody is lynched, or nobody is asked any more.
 */
record StepsCheck(PhaseSteps table, Diagnostics findings) {

  /**
   * Checks a table.
   *
   * @param definitions all of the game's role texts, which were checked
   * @param unread the lines of them that were not understood
   */
  void check(List<Definition> definitions, UnreadLines unread) {
    lynches(definitions, unread);
    if (table.arePlain()) {
      Arrays.stream(Daytime.values()).forEach(this::check);
    }
  }

  /** Reports a step that lynches if no definition says what that is. */
  private void lynches(List<Definition> definitions, UnreadLines unread) {
    String lynch = PollSort.LYNCH.word();
    List<Definition.Poll> polls =
        definitions.stream()
            .filter(Definition.Poll.class::isInstance)
            .map(Definition.Poll.class::cast)
            .toList();
    boolean defined = polls.stream().anyMatch(poll -> poll.name().equals(lynch));
    List<String> wrong =
        polls.stream().filter(one -> findings.areAt(one.place())).map(Definition::name).toList();
    boolean open = definitions.isEmpty() || unread.mayName(lynch);
    if (!open && !defined && Words.nearest(lynch, wrong) == null) {
      table.first(PhaseStep.LYNCH).ifPresent(at -> undefined(lynch, at.cell()));
    }
  }

  private void undefined(String poll, SourceLocation place) {
    String found = "no definition of the poll " + Words.quote(poll);
    String expected = poll + " | Poll in the role texts, with what its winner meets";
    findings.error(Code.UNKNOWN_REFERENCE, place, found, expected);
  }

  private void check(Daytime by) {
    List<PhaseSteps.At> rows = table.of(by);
    List<PhaseStep> steps = rows.stream().map(PhaseSteps.At::step).toList();
    List<PhaseStep> missing =
        Arrays.stream(PhaseStep.values())
            .filter(step -> step.isNeeded(by) && !steps.contains(step))
            .toList();
    if (missing.isEmpty()) {
      order(by, rows, steps);
    } else {
      SourceLocation place =
          rows.isEmpty() ? table.beginning() : rows.get(instead(missing.get(0), steps, by)).cell();
      String found = "a " + by.word() + " without " + quoted(missing);
      findings.error(Code.STEP_MISSING, place, found, "a row for each of them");
    }
    deaths(by, rows, steps);
  }

  private static String quoted(List<PhaseStep> steps) {
    return steps.stream().map(one -> Words.quote(one.word())).collect(Collectors.joining(", "));
  }

  /** Reports a step behind which somebody may have to die who does not. */
  private void deaths(Daytime by, List<PhaseSteps.At> rows, List<PhaseStep> steps) {
    int dying = steps.lastIndexOf(PhaseStep.DEATHS);
    for (int i = steps.size() - 1; dying >= 0 && i > dying; i--) {
      if (steps.get(i).isDeadly()) {
        String found = "a " + by.word() + " that ends behind " + Words.quote(steps.get(i).word());
        String expected = Words.quote(PhaseStep.DEATHS.word()) + " behind it";
        findings.error(Code.STEP_MISSING, rows.get(i).cell(), found, expected);
        return;
      }
    }
  }

  /** Reports the first step before one that it needs, or without what needs it. */
  private void order(Daytime by, List<PhaseSteps.At> rows, List<PhaseStep> steps) {
    for (int i = 0; i < steps.size(); i++) {
      PhaseStep step = steps.get(i);
      List<PhaseStep> before = steps.subList(0, i);
      List<PhaseStep> late = some(step.needs(), one -> !before.contains(one));
      List<PhaseStep> idle =
          some(
              List.of(PhaseStep.values()),
              one -> one.needs().contains(step) && !one.isNeeded(by) && !steps.contains(one));
      boolean stray = !step.isNeeded(by) && !idle.isEmpty();
      if (!late.isEmpty() || stray) {
        String found = Words.quote(step.word()) + " at this place of a " + by.word();
        String expected =
            late.isEmpty() ? quoted(idle) + " behind it" : quoted(late) + " before it";
        findings.error(Code.STEP_ORDER, rows.get(i).cell(), found, expected);
        return;
      }
    }
  }

  private static List<PhaseStep> some(List<PhaseStep> steps, Predicate<PhaseStep> which) {
    return steps.stream().filter(which).toList();
  }

  /** The first step that strays where another one belongs; else the last. */
  private static int instead(PhaseStep missing, List<PhaseStep> steps, Daytime by) {
    for (int i = 0; i < steps.size(); i++) {
      PhaseStep step = steps.get(i);
      boolean stray = isOnce(step) && !(step.isNeeded(by) && isInOrder(step, i, steps));
      if (stray && isInOrder(missing, i, steps)) {
        return i;
      }
    }
    return steps.size() - 1;
  }

  /** True if a step comes between those around a place. */
  private static boolean isInOrder(PhaseStep step, int place, List<PhaseStep> steps) {
    return steps.subList(0, place).stream()
            .filter(StepsCheck::isOnce)
            .allMatch(one -> one.compareTo(step) < 0)
        && steps.subList(place + 1, steps.size()).stream()
            .filter(StepsCheck::isOnce)
            .allMatch(one -> one.compareTo(step) > 0);
  }

  /** False for the steps that a phase has at several places. */
  private static boolean isOnce(PhaseStep step) {
    return step != PhaseStep.DEATHS && step != PhaseStep.PASSIVE;
  }
}
