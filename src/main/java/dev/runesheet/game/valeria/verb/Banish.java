package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Puts a card of the centre or of a player on the banish pile. */
@Verb(
    name = "banish",
    says = "banish {card}",
    doc = "Puts a card of the centre or of a player on the banish pile.",
    changes = Verb.Change.PLACE,
    yields = true)
public final class Banish {

  private Banish() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    Cards.banish(MatchContext.of(reaction), (Card) card);
  }
}
