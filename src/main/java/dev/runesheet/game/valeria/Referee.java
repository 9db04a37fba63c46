package dev.runesheet.game.valeria;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.price.CardPayments;
import dev.runesheet.game.valeria.price.CostCalculator;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.Actions;
import dev.runesheet.game.valeria.turn.Ending;
import dev.runesheet.game.valeria.turn.RollChanges;
import dev.runesheet.spi.MatchContext;
import java.util.List;

/**
 * The powers of a referee, from within {@code Match.direct}: to set the dice, to run an effect, to
 * score before the end.
 */
public final class Referee {

  private Referee() {}

  /** The active player throws these dice in a new turn, and may change them. */
  public static void roll(MatchContext match, int first, int second) {
    ValeriaState state = interrupt(match);
    state.turn++;
    state.firstRolled = first;
    state.secondRolled = second;
    state.phase = Phase.ROLL_PENDING;
  }

  /** The harvest of these dice begins; nothing answers the roll. */
  public static void harvest(MatchContext match, int first, int second) {
    ValeriaState state = interrupt(match);
    state.firstDie = first;
    state.secondDie = second;
    state.phase = Phase.HARVEST;
  }

  /**
   * Runs an effect of a card for a player: of a card that he owns, or else of one on top of a
   * stack, or else of one that is not in the game.
   */
  public static void use(MatchContext match, String effect, String code, int seat) {
    interrupt(match);
    Card card = find(match, code, seat);
    if (card.getController() != seat) {
      match.control(card, seat);
    }
    Cards.begin(match, effect, card, false);
  }

  /** Scores the match as it stands, and ends it. */
  public static void score(MatchContext match) {
    Ending.score(match, interrupt(match));
  }

  /** All payments for a card that a player can make now, in words. */
  public static List<String> ways(MatchContext match, Card card, int seat) {
    Player player = CardIndex.of(match).player(seat);
    return new CardPayments(match, player)
        .of(card, CostCalculator.deed(card)).stream().map(PaymentOption::words).toList();
  }

  /** Takes back what the phases ask: they ask again when all else is done. */
  private static ValeriaState interrupt(MatchContext match) {
    match.resetCounts();
    match.withdraw(Actions.QUESTION);
    match.withdraw(RollChanges.QUESTION);
    return match.state(ValeriaState.class);
  }

  private static Card find(MatchContext match, String code, int seat) {
    CardIndex cardIndex = CardIndex.of(match);
    CardType type = match.book().catalog(ValeriaCatalog.class).card(code);
    return CardIndex.find(cardIndex.tableau(cardIndex.player(seat)), code)
        .or(() -> CardIndex.find(cardIndex.tops(), code))
        .orElseGet(() -> Cards.create(match, type, seat, Zones.GONE, 0));
  }
}
