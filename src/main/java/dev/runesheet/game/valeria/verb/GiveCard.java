package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verb that gives an owned card to another player, face-up. */
@Verb(
    name = "give-card",
    says = "{who} takes {card}",
    doc = "Gives a card that somebody owns to another player, face-up.",
    changes = Verb.Change.PLACE)
public final class GiveCard {

  private GiveCard() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who gets it") Entity who,
      @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(who, card);
    Cards.own(MatchContext.of(reaction), (Card) card, (Player) who);
  }
}
