package dev.runesheet.engine.state;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.BlockChoice;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.stream.Stream;

/**
 * An open question and the consequences of its answers.
 *
 * @param decision the question as players see it
 * @param activation the program that asks, or null if the phases ask
 * @param choices for a program: the block that follows each option, in the order of the options
 * @param group questions of one group take effect together; empty if each takes effect when
 *     answered
 * @param given the option chosen already, while others of the group are still open; null if none
 */
public record PendingQuestion(
    Decision decision,
    Activation activation,
    List<BlockChoice> choices,
    String group,
    Option given) {

  /** True if it is asked only when no question queued before it is open. */
  public boolean queued() {
    return activation != null && activation.queued();
  }

  /**
   * The index at which it is put among open questions: behind them; but what a queued program asks
   * further comes before what others have queued, since the program has had its turn.
   */
  public int placeAmong(List<PendingQuestion> open) {
    if (queued() && !activation.answer().isEmpty()) {
      for (int i = 0; i < open.size(); i++) {
        if (open.get(i).queued()) {
          return i;
        }
      }
    }
    return open.size();
  }

  /** True if it is a question of the phases, this one. */
  public boolean asks(Question<?> question) {
    return activation == null && decision.prompt().equals(question.prompt());
  }

  /** True if several are asked together, and all answers take effect together. */
  public boolean isTogether() {
    return !group.isEmpty();
  }

  /** The same question with the option that was given for an answer. */
  public PendingQuestion answered(Option option) {
    return new PendingQuestion(decision, activation, choices, group, option);
  }

  /** True if the phases have put it to a player, who has not answered it. */
  public boolean isOffered(int player) {
    return isOfPhases() && decision.player() == player;
  }

  /**
   * The entity whose effect asks, also in lines that others run; {@link Event#NOBODY} if the phases
   * ask.
   */
  public int holder() {
    return activation == null ? Event.NOBODY : activation.holder().getId();
  }

  /** The numbers of the entities that its options name. */
  public Stream<Integer> named() {
    return decision.options().stream().flatMap(option -> option.action().entities().stream());
  }

  /** True if the phases have put it, and nobody has answered it. */
  public boolean isOfPhases() {
    return activation == null && given == null;
  }

  /** True of an offer that has nothing at present: nobody is asked. */
  public boolean rests() {
    return decision.options().isEmpty();
  }

  /** The same question with other options, open. */
  public PendingQuestion offering(List<Option> options) {
    return new PendingQuestion(decision.with(options), activation, choices, group, null);
  }

  PendingQuestion with(Activation copy) {
    int holder = copy.self().getId();
    Decision same = decision.holder() == holder ? decision : decision.heldBy(holder);
    return new PendingQuestion(same, copy, choices, group, given);
  }

  /** The block that follows one of its options, where a program asks. */
  public BlockChoice choice(Option option) {
    return choices.get(decision.options().indexOf(option));
  }
}
