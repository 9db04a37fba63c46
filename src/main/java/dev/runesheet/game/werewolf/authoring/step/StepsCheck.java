package dev.runesheet.game.werewolf.authoring.step;

import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The check for steps that nights or days lack, have before what these need, or have twice, and for
 * lynches that no definition says. A phase with such steps is played on in silence: whoever was
 * attacked lives on, nobody is lynched, or nobody is asked any more.
 */
public record StepsCheck(PhaseSteps table, Diagnostics findings) {

  /**
   * Checks a table.
   *
   * @param definitions all of the game's role texts, which were checked
   * @param unread whether a line of them that was not understood may name something
   */
  public void check(List<Definition> definitions, Predicate<String> unread) {
    lynches(definitions, unread);
    if (table.arePlain()) {
      Arrays.stream(Daytime.values()).forEach(this::check);
    }
  }

  /** Reports a step that lynches if no definition says what that is. */
  private void lynches(List<Definition> definitions, Predicate<String> unread) {
    String lynch = PollSort.LYNCH.word();
    boolean defined = Definition.names(definitions, Definition.Sort.POLL).contains(lynch);
    List<Definition> told =
        definitions.stream().filter(one -> findings.areAt(one.place())).toList();
    Set<String> wrong = Definition.names(told, Definition.Sort.POLL);
    boolean open = definitions.isEmpty() || unread.test(lynch);
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
    StepSequence steps = new StepSequence(by, rows.stream().map(PhaseSteps.At::step).toList());
    if (!steps.missing().isEmpty()) {
      missing(rows, steps);
    } else if (!order(rows, steps)) {
      again(rows, steps);
    }
    deaths(rows, steps);
  }

  /** Reports missing steps at each row that may stand where one of them belongs, or at the last. */
  private void missing(List<PhaseSteps.At> rows, StepSequence steps) {
    String missing = quoted(steps.missing());
    String without = "a " + steps.by().word() + " without " + missing;
    List<Integer> instead = steps.instead(steps.missing());
    if (instead.size() < 2) {
      SourceLocation end = rows.isEmpty() ? table.beginning() : rows.get(rows.size() - 1).cell();
      SourceLocation place =
          instead.stream().findFirst().map(at -> rows.get(at).cell()).orElse(end);
      lacking(steps, place, without, "a row for each of them");
      return;
    }
    for (int at : instead) {
      List<Integer> others = instead.stream().filter(other -> other != at).toList();
      String found = Words.quote(rows.get(at).step().word()) + " in " + without;
      String expected = missing + " here or in " + numbers(rows, others);
      lacking(steps, rows.get(at).cell(), found, expected);
    }
  }

  private void lacking(StepSequence steps, SourceLocation place, String found, String expected) {
    List<PhaseStep> missing = steps.missing();
    Subject one = missing.size() > 1 ? Subject.NONE : Subject.implied(missing.get(0).word());
    findings.add(Diagnostic.of(Code.STEP_MISSING, place, found, expected).about(one));
  }

  private static String numbers(List<PhaseSteps.At> rows, List<Integer> places) {
    return places.stream()
        .map(place -> "row " + rows.get(place).row())
        .collect(Collectors.joining(" or "));
  }

  private static String quoted(List<PhaseStep> steps) {
    return steps.stream().map(one -> Words.quote(one.word())).collect(Collectors.joining(", "));
  }

  /** Reports a step behind which somebody may have to die who does not. */
  private void deaths(List<PhaseSteps.At> rows, StepSequence steps) {
    int dying = steps.steps().lastIndexOf(PhaseStep.DEATHS);
    for (int i = steps.size() - 1; dying >= 0 && i > dying; i--) {
      if (rows.get(i).step().isDeadly()) {
        String step = Words.quote(rows.get(i).step().word());
        String found = "a " + steps.by().word() + " that ends behind " + step;
        String expected = Words.quote(PhaseStep.DEATHS.word()) + " behind it";
        findings.error(Code.STEP_MISSING, rows.get(i).cell(), found, expected);
        return;
      }
    }
  }

  /** True, and reported, if a step is before one that it needs, or without what needs it. */
  private boolean order(List<PhaseSteps.At> rows, StepSequence steps) {
    for (int i = 0; i < steps.size(); i++) {
      List<PhaseStep> late = steps.late(i);
      List<PhaseStep> idle = steps.idle(i);
      if (!late.isEmpty() || !idle.isEmpty()) {
        String step = Words.quote(rows.get(i).step().word());
        String found = step + " at this place of a " + steps.by().word();
        String expected =
            late.isEmpty() ? quoted(idle) + " behind it" : quoted(late) + " before it";
        findings.error(Code.STEP_ORDER, rows.get(i).cell(), found, expected);
        return true;
      }
    }
    return false;
  }

  /** Reports steps that do nothing the second time, at each of their rows. */
  private void again(List<PhaseSteps.At> rows, StepSequence steps) {
    for (int at : steps.again()) {
      String step = Words.quote(rows.get(at).step().word());
      String found = step + ", as in " + numbers(rows, steps.others(at));
      String expected = "another step of a " + steps.by().word() + ", or no row";
      findings.error(Code.NO_CHANGE, rows.get(at).cell(), found, expected);
    }
  }
}
