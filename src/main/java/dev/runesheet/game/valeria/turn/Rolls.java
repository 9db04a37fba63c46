package dev.runesheet.game.valeria.turn;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.centre.Revealed;
import dev.runesheet.game.valeria.centre.Slots;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;

/** The roll: thrown, changed by those who can, and answered (rules.md, section 2). */
public final class Rolls {

  /** The checkpoint at which all has answered the roll that does so by itself. */
  public static final String SETTLED = "roll settled";

  /** The sides of a die. */
  public static final int SIDES = 6;

  /** The highest sum of the two dice. */
  public static final int HIGHEST = 2 * SIDES;

  private Rolls() {}

  public static void roll(MatchContext match, ValeriaState state) {
    match.resetCounts();
    state.turn++;
    state.firstRolled = match.rollOpenly(SIDES);
    state.secondRolled = match.rollOpenly(SIDES);
    state.phase = Phase.ROLL_PENDING;
  }

  /** The dice count as they lie; domains of all players answer doubles. */
  static void finish(MatchContext match, ValeriaState state) {
    state.firstDie = state.firstRolled;
    state.secondDie = state.secondRolled;
    state.lastAsked = "";
    if (isDoubles(state)) {
      raise(match, Triggers.DOUBLES);
    }
    state.phase = Phase.ROLL_EVENTS;
  }

  private static boolean isDoubles(ValeriaState state) {
    return state.firstDie == state.secondDie;
  }

  private static void raise(MatchContext match, String trigger) {
    match.raise(Event.about(trigger, CardIndex.of(match).active(), Event.NOBODY));
  }

  /**
   * Events of the centre answer, stack by stack (D1), then those that are in force. What comes last
   * is looked at before any of their questions is answered.
   */
  public static void events(MatchContext match, ValeriaState state) {
    for (Card top : CardIndex.of(match).tops()) {
      if (top.kind() == CardKind.EVENT
          && top.type().has(Programs.ROLL)
          && fires(match, state, top)) {
        Revealed.activate(match, top.getId(), Programs.ROLL);
      }
    }
    if (isDoubles(state)) {
      raise(match, Triggers.DOUBLES_SETTLED);
    }
    match.check(SETTLED);
    state.phase = Phase.ROLL_SETTLED;
  }

  private static boolean fires(MatchContext match, ValeriaState state, Card event) {
    int number = event.type().roll().first();
    EventCheck check = EventCheck.of(number, state.firstDie, state.secondDie);
    return match.consult(check).doesFire();
  }

  /** Raises the last event of a roll; skipped if events have asked a question. */
  public static void askLast(MatchContext match) {
    if (!match.mustWait()) {
      raise(match, Triggers.ROLL_SETTLED);
    }
  }

  /** Computes the debt after all effects of the roll. */
  public static void settle(MatchContext match, ValeriaState state) {
    owe(match, state);
    state.phase = Phase.OFFERINGS;
  }

  /** Replaces the earlier debt by that of the roll. */
  private static void owe(MatchContext match, ValeriaState state) {
    Player roller = CardIndex.of(match).active();
    boolean owes =
        roller.stat(PlayerStats.SAILS) > 0 && roller.stat(PlayerStats.EXEKRATYS_IMMUNE) <= 0;
    int owed = owes ? Slots.harbour(match).owed(state.firstDie, state.secondDie) : 0;
    if (owed > 0) {
      state.owed = owed;
      state.debtor = roller.seat();
    }
  }

  /**
   * Offers the debtor the payments of the debt, one after the other. After some questions the
   * harvest comes first, and the debt waits for the next roll.
   */
  public static void offer(MatchContext match, ValeriaState state) {
    if (state.owed == 0 || Slots.harbour(match).waitsAfter().contains(state.lastAsked)) {
      state.phase = Phase.HARVEST;
      return;
    }
    state.owed--;
    Player debtor = CardIndex.of(match).player(state.debtor);
    Cards.begin(match, Programs.OFFERING, debtor, false);
  }
}
