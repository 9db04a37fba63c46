package dev.runesheet.engine.machine;

import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import java.util.List;

/**
 * The questions of the phases that were open before an answer was carried out: that may have
 * changed what they can offer.
 */
final class EarlierQuestions {

  private final PhaseContext context;

  /** The questions that were open before the latest answer, until they are worked out anew. */
  private List<PendingQuestion> stale = List.of();

  EarlierQuestions(PhaseContext context) {
    this.context = context;
  }

  /**
   * Notes that an answer is carried out, after which other open questions may offer other things.
   */
  void carriesOut() {
    stale = context.position.pending.isEmpty() ? List.of() : List.copyOf(context.position.pending);
  }

  /**
   * Works out anew, in the present position, what the phases' questions offer that were open before
   * the latest answer. One that has nothing left ends; an offer may have something again later, so
   * it only rests. Players are told of other options as of a question that is put.
   *
   * @return true if a question ended or rests, and nobody is asked anything any more
   */
  boolean nobodyIsLeft() {
    if (stale.isEmpty()) {
      return false;
    }
    List<PendingQuestion> before = stale;
    stale = List.of();
    boolean ended = false;
    for (PendingQuestion open : before) {
      int index = context.position.pending.indexOf(open);
      ended |= index >= 0 && open.isOfPhases() && isLeftWithNothing(index, open);
    }
    return ended && !context.position.over && context.nobodyIsAsked();
  }

  private boolean isLeftWithNothing(int index, PendingQuestion open) {
    Decision before = open.decision();
    Question<?> question = context.handlers.question(before.prompt());
    List<Option> now = context.handlers.options(question, context, before.player());
    if (sameIds(now, before.options()) || now.isEmpty() && !open.group().isEmpty()) {
      return false; // Those of a group are answered together, by what they were asked.
    }
    if (now.isEmpty() && !before.standing()) {
      context.position.pending.remove(index);
      return true;
    }
    context.position.pending.set(index, open.offering(now));
    if (!now.isEmpty()) {
      context.journal.add(new Happening.Asked(before.with(now)));
    }
    return now.isEmpty();
  }

  /** True if options have the same ids, in the same order. */
  static boolean sameIds(List<Option> some, List<Option> others) {
    boolean same = some == others || some.size() == others.size();
    for (int i = 0; same && some != others && i < some.size(); i++) {
      same = some.get(i).hasIdOf(others.get(i));
    }
    return same;
  }
}
