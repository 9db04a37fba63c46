package dev.runesheet.game.valeria.centre;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.spi.MatchContext;

/**
 * Events that were revealed and act once. They wait until all questions are answered that were
 * waiting before (rules.md, section 5; decisions.md).
 */
public final class Revealed {

  private Revealed() {}

  /**
   * Records a revealed event; activates it at once if it is early, or if it places cards while no
   * question is open.
   */
  static void add(MatchContext match, ValeriaState state, Card event) {
    CardType type = event.type();
    boolean placesCards = !type.brings().isEmpty() && !type.asks(Programs.ACTIVATION);
    if (type.early(Programs.ACTIVATION) || placesCards && !match.mustWait()) {
      activate(match, event.getId(), Programs.ACTIVATION);
    } else if (type.has(Programs.ACTIVATION)) {
      state.revealed.add(event.getId());
    }
  }

  /** Starts the event that was revealed first among those that can act; false if there is none. */
  public static boolean activate(MatchContext match, ValeriaState state) {
    for (Integer id : state.revealed) {
      if (isDue(state, ((Card) match.entity(id)).type())) {
        state.revealed.remove(id);
        resume(state);
        activate(match, id, Programs.ACTIVATION);
        return true;
      }
    }
    return false;
  }

  /**
   * Goes back from the end of the turn to the action phase, if a purchase at its end revealed the
   * event.
   */
  private static void resume(ValeriaState state) {
    if (state.phase == Phase.TURN_END && state.deed) {
      state.phase = Phase.ACTION;
      state.endAsked = true;
    }
  }

  private static boolean isDue(ValeriaState state, CardType type) {
    return switch (state.phase) {
      case HARVEST_SLAYS -> state.slays.isEmpty() && !type.late(Programs.ACTIVATION);
      case ACTION -> state.actions > 0 || state.endAsked || !comesAfterTheEnd(state, type);
      case ACTION_END, OVER -> false;
      case TURN_END -> true;
      default -> !type.late(Programs.ACTIVATION);
    };
  }

  /**
   * True if what the end of the action phase asks comes first: the last deed has revealed the
   * event, and nobody was asked anything since. What asks nobody anything needs not wait if the
   * deed was an action; then no question was open.
   */
  private static boolean comesAfterTheEnd(ValeriaState state, CardType type) {
    return state.deed
        && (type.asks(Programs.ACTIVATION) || !state.lastAsked.equals(Prompts.ACTION));
  }

  /** Starts an effect of an event, which is the active player's. */
  public static void activate(MatchContext match, int id, String column) {
    Card event = (Card) match.entity(id);
    if (match.book().has(event.type().effect(column))) {
      match.control(event, match.state(ValeriaState.class).active);
      Cards.queue(match, event, column);
    }
  }
}
