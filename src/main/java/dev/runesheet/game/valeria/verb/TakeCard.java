package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/**
 * The verb that gives a player a card of the centre, without a price. A domain runs its effect of
 * being gained.
 */
@Verb(
    name = "take-card",
    says = "{who} takes {card}",
    doc =
        "Gives a player a card of the centre, without a price. A domain does what it does when"
            + " gained.",
    changes = Verb.Change.PLACE,
    yields = true)
public final class TakeCard {

  private TakeCard() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who gets it") Entity who,
      @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(who, card);
    Cards.take(MatchContext.of(reaction), (Card) card, (Player) who);
  }
}
