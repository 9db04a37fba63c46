package dev.runesheet.game.valeria.turn;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Payout;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.PayCheck;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import java.util.List;

/** The harvest: the cards of all players that the dice set off pay (rules.md, section 3). */
public final class Harvest {

  private Harvest() {}

  /** Starts the effects at the beginning of a harvest, then thefts, one after the other. */
  public static void begin(MatchContext match, ValeriaState state) {
    CardIndex cardIndex = CardIndex.of(match);
    state.consumed.clear();
    state.paid.clear();
    state.slays.clear();
    state.magicBefore = cardIndex.players().stream().map(one -> one.has(Resource.MAGIC)).toList();
    match.raise(Event.about(Triggers.HARVEST_STARTS, cardIndex.active(), Event.NOBODY));
    for (Player player : cardIndex.awake(cardIndex.inTurnOrder())) {
      for (Card card : List.copyOf(cardIndex.owned(player, CardKind.CITIZEN))) {
        if (card.type().early(column(state, player))) {
          consume(match, state, player, card, false);
        }
      }
    }
    state.phase = Phase.HARVEST_SCAN;
  }

  /** Runs the payouts of all other cards; repeated for cards gained meanwhile. */
  public static void scan(MatchContext match, ValeriaState state) {
    CardIndex cardIndex = CardIndex.of(match);
    int before = state.consumed.size();
    for (Player player : cardIndex.awake(cardIndex.inTurnOrder())) {
      for (CardKind kind : List.of(CardKind.STARTER, CardKind.CITIZEN)) {
        for (Card card : cardIndex.owned(player, kind)) {
          consume(match, state, player, card, true);
        }
      }
    }
    if (state.consumed.size() == before) {
      gains(match, state, cardIndex);
      state.phase = Phase.HARVEST_SLAYS;
    }
  }

  private static String column(ValeriaState state, Player player) {
    return (player.seat() == state.active ? Payout.ON_TURN : Payout.OFF_TURN).word();
  }

  /** Runs the payouts of a card, as often as the dice give, unless it has paid. */
  private static void consume(
      MatchContext match, ValeriaState state, Player player, Card card, boolean aside) {
    if (card.isFlipped() || state.consumed.contains(card.getId())) {
      return;
    }
    int times = times(match, state, card.type());
    if (times == 0) {
      return;
    }
    state.consumed.add(card.getId());
    for (int i = 0; i < times; i++) {
      if (!card.type().consolation().twice()) {
        state.paid.add(player.seat());
      }
      pay(match, state, player, card, aside);
    }
  }

  /** Counts what turned out to be out of force as not paid, for those to whom nothing was paid. */
  public static void suppressed(MatchContext match, Card card, String effect) {
    ValeriaState state = match.state(ValeriaState.class);
    int owner = card.getController();
    if (state.phase == Phase.HARVEST_SCAN && owner >= 0 && !card.type().consolation().twice()) {
      Player player = CardIndex.of(match).player(owner);
      if (effect.equals(card.type().effect(column(state, player)))) {
        state.paid.remove((Integer) owner);
      }
    }
  }

  private static void pay(
      MatchContext match, ValeriaState state, Player player, Card card, boolean aside) {
    String effect = card.type().effect(column(state, player));
    if (match.book().has(effect)) {
      Cards.begin(match, effect, card, aside);
    }
  }

  /** The number of payouts of a card at the roll, by the table of paying cards. */
  private static int times(MatchContext match, ValeriaState state, CardType type) {
    boolean doubles = type.consolation().doubles();
    PayCheck check = PayCheck.of(type.roll(), doubles, state.firstDie, state.secondDie);
    return match.consult(check).times();
  }

  /**
   * Raises the event of gained magic for players who have more than before, once a harvest (D4).
   */
  private static void gains(MatchContext match, ValeriaState state, CardIndex cardIndex) {
    for (Player player : cardIndex.awake(cardIndex.players())) {
      if (player.has(Resource.MAGIC) > state.magicBefore.get(player.seat())) {
        match.raise(Event.about(Triggers.HARVESTS_MAGIC, player, Event.NOBODY));
      }
    }
  }

  /** Monsters that cards let their owners slay, one after the other. */
  public static void slays(MatchContext match, ValeriaState state) {
    if (state.slays.isEmpty()) {
      state.phase = Phase.HARVEST_BONUS;
      return;
    }
    Card card = (Card) match.entity(state.slays.remove(0));
    Cards.begin(match, Programs.SLAY, card, false);
  }

  /** A player to whom nothing was paid gets what a starter pays for that; in order of seats. */
  public static void bonus(MatchContext match, ValeriaState state) {
    CardIndex cardIndex = CardIndex.of(match);
    for (Player player : cardIndex.awake(cardIndex.players())) {
      if (!state.paid.contains(player.seat())) {
        for (Card card : cardIndex.owned(player, CardKind.STARTER)) {
          if (card.type().consolation().noPayout()) {
            pay(match, state, player, card, true);
          }
        }
      }
    }
    state.phase = Phase.ACTION_START;
  }
}
