package dev.runesheet.game.werewolf.authoring;

import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The check for steps that nights or days lack, and for lynches that no definition says. A phase
 * without them is played on in silence: whoever was attacked lives on, nobody is lynched, or nobody
 * is asked any more.
 */
record StepsCheck(TypedTable table, Diagnostics findings) {

  private static final Binding SORT = QuestionTable.binding("sort");
  private static final Binding PLACE = QuestionTable.binding("place");
  private static final Binding STEP = QuestionTable.binding("does");

  /**
   * Checks a table whose rows have one place each; others are about several steps at once.
   *
   * @param definitions all of the game's role texts, which were checked
   * @param unread the lines of them that were not understood
   */
  void check(List<Definition> definitions, UnreadLines unread) {
    lynches(definitions, unread);
    boolean plain = table.rows().stream().allMatch(row -> row.complete() && isOne(row));
    if (plain && !table.rows().isEmpty()) {
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
      table.rows().stream()
          .filter(row -> PhaseStep.LYNCH.word().equals(table.text(row, STEP)))
          .findFirst()
          .ifPresent(row -> undefined(lynch, table.place(row, STEP)));
    }
  }

  private void undefined(String poll, SourceLocation place) {
    String found = "no definition of the poll " + Words.quote(poll);
    String expected = poll + " | Poll in the role texts, with what its winner meets";
    findings.error(Code.UNKNOWN_REFERENCE, place, found, expected);
  }

  private boolean isOne(TypedRow row) {
    return table.cell(row, PLACE) != null
        && table.cell(row, STEP) != null
        && table.cell(row, PLACE).values().get(0) instanceof CellValue.Number;
  }

  private void check(Daytime by) {
    List<TypedRow> rows =
        table.rows().stream()
            .filter(row -> table.admits(row, SORT, by.word()))
            .sorted(Comparator.comparingDouble(this::place))
            .toList();
    List<PhaseStep> steps = rows.stream().map(this::step).toList();
    List<PhaseStep> missing =
        Arrays.stream(PhaseStep.values())
            .filter(step -> step.isNeeded(by) && !steps.contains(step))
            .toList();
    if (!missing.isEmpty()) {
      String words =
          missing.stream().map(one -> Words.quote(one.word())).collect(Collectors.joining(", "));
      String found = "a " + by.word() + " without " + words;
      TypedRow row =
          rows.isEmpty() ? table.rows().get(0) : rows.get(instead(missing.get(0), steps, by));
      findings.error(Code.STEP_MISSING, table.place(row, STEP), found, "a row for each of them");
    }
    int dying = steps.lastIndexOf(PhaseStep.DEATHS);
    for (int i = steps.size() - 1; dying >= 0 && i > dying; i--) {
      if (steps.get(i).isDeadly()) {
        findings.error(
            Code.STEP_MISSING,
            table.place(rows.get(i), STEP),
            "a " + by.word() + " that ends behind " + Words.quote(steps.get(i).word()),
            Words.quote(PhaseStep.DEATHS.word()) + " behind it");
        return;
      }
    }
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

  private double place(TypedRow row) {
    return ((CellValue.Number) table.cell(row, PLACE).values().get(0)).number();
  }

  private PhaseStep step(TypedRow row) {
    return Word.of(PhaseStep.class, table.text(row, STEP));
  }
}
