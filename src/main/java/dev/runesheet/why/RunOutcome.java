package dev.runesheet.why;

import dev.runesheet.spi.Happening;
import dev.runesheet.word.ProgramPart;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The outcome of one program that ran: what it and the programs that it called changed, which of
 * its own rules were not taken, and what it asked.
 */
final class RunOutcome {

  private static final String UNANSWERED = "nobody has answered yet";

  private final Trace trace;
  private final StepWords words;
  private final List<EvaluatedRule> notTaken = new ArrayList<>();
  private final List<String> unlogged = new ArrayList<>();
  private final Deque<Integer> open = new ArrayDeque<>();
  private final Set<Integer> called = new HashSet<>();
  private final Set<String> entered = new HashSet<>();
  private final ChangedThings changed = new ChangedThings();
  private boolean acted;
  private String answer = "";

  RunOutcome(Trace trace) {
    this.trace = trace;
    this.words = new StepWords(trace);
  }

  Reason of(Step.Ran ran) {
    open.add(ran.number());
    while (!open.isEmpty()) {
      int cause = open.remove();
      for (Step step : trace.causedBy(cause)) {
        if (step instanceof Step.Ran || called.contains(cause)) {
          called.add(step.number());
        }
        take(step);
      }
    }
    removeExplained();
    return new Reason.Ran(
        ran.number(), changed.count(), acted, notTaken, answer, words.decisions(ran), unlogged);
  }

  private void take(Step step) {
    acted |= step instanceof Step.Called;
    if (step instanceof Step.Block block) {
      take(block);
      open.add(block.number());
    } else if (step instanceof Step.Changed change) {
      boolean asked = change.what() instanceof Happening.Asked;
      changed.take(change.what());
      answer = asked && answer.isEmpty() ? UNANSWERED : answer;
    } else if (step instanceof Step.Called call && isUnlogged(call)) {
      unlogged.add(words.line(call));
    } else if (!(step instanceof Step.Raised)) {
      answer =
          step instanceof Step.Chosen one ? "'" + one.option().words() + "' was chosen" : answer;
      open.add(step.number());
    }
  }

  private boolean isUnlogged(Step.Called call) {
    return call.flow() && trace.causedBy(call.number()).isEmpty();
  }

  private void take(Step.Block block) {
    block.rules().stream()
        .filter(rule -> rule.fired() && rule.isLoopEntry())
        .forEach(rule -> entered.add(rule.rule()));
    if (!called.contains(block.number())) {
      block.rules().stream()
          .filter(rule -> !rule.fired() && !rule.failing().isEmpty())
          .forEach(notTaken::add);
    }
  }

  private void removeExplained() {
    // If a branch changed or asked something, the other branches need no explanation.
    boolean did = changed.count() > 0 || !answer.isEmpty() || !unlogged.isEmpty();
    notTaken.removeIf(rule -> did && ProgramPart.ELSE.ends(rule.rule()));
    // Each loop ends when there is no more: only one that found nothing at all explains something.
    notTaken.removeIf(rule -> rule.isLoopExit() || did && rule.isLoopEntry());
    notTaken.removeIf(rule -> entered.contains(rule.rule()));
  }
}
