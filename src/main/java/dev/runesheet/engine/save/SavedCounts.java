package dev.runesheet.engine.save;

import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.state.Counters;
import dev.runesheet.engine.state.QuestionNumbers;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.Limits;
import java.util.List;
import java.util.stream.Stream;

/**
 * The check of the counts of a saved match and of who has won it: no count is above its limit,
 * where the action that reached it would have failed, events were dropped only where the game drops
 * them, all questions that were put have been counted, and the winners are those of the game's
 * state.
 */
public final class SavedCounts {

  private SavedCounts() {}

  /**
   * Checks them.
   *
   * @param answers the answers that were given, each behind the id of its question
   * @throws IllegalArgumentException if one cannot be
   */
  public static void check(Machine machine, List<String> answers) {
    Counters counts = machine.position.counters;
    Limits limits = machine.limits;
    count("events", counts.events, limits.events());
    count("activations", counts.activations, limits.activations());
    count("operations", counts.operations, limits.operations());
    count("dropped", counts.dropped, limits.drop() ? Integer.MAX_VALUE : 0);
    // The first event beyond the limit exhausts the counts of a game that drops it.
    boolean spent = limits.drop() && counts.events >= limits.events();
    SaveFault.check(
        spent || !counts.exhausted, "/counts/exhausted (true)", "no event was beyond the limit");
    questions(machine, answers);
    if (machine.position.over) {
      machine.game.winners(machine).ifPresent(told -> winners(machine.position.winners, told));
    }
  }

  /** Questions that are put later would have ids that others have had. */
  private static void questions(Machine machine, List<String> answers) {
    for (int i = 0; i < answers.size(); i++) {
      SaveFault.check(
          answers.get(i).contains("="),
          "/answers/" + i + " (" + Excerpt.of(answers.get(i)) + ")",
          "expected the id of a question, '=' and what was answered");
    }
    QuestionNumbers numbers = machine.position.questions;
    Stream.concat(
            machine.position.pending.stream().map(open -> open.decision().id()),
            answers.stream().map(answer -> answer.substring(0, answer.indexOf('='))))
        .filter(id -> !numbers.have(id))
        .findFirst()
        .ifPresent(id -> uncounted(id, numbers));
  }

  private static void uncounted(String id, QuestionNumbers numbers) {
    String what = "/questions (" + numbers.counts() + ")";
    SaveFault.check(false, what, "question '" + Excerpt.of(id) + "' is not counted");
  }

  private static void winners(List<Integer> saved, List<Integer> told) {
    SaveFault.check(
        saved.equals(told), SaveReader.winners(saved), "by /state the winners are " + told);
  }

  private static void count(String what, int number, int limit) {
    // Where there is no limit, a number that nobody counts to would still run over.
    int most = limit == Integer.MAX_VALUE ? limit / 2 : limit;
    SaveFault.check(
        number >= 0 && number <= most,
        "/counts/" + what + " (" + number + ")",
        "expected 0 to " + most);
  }
}
