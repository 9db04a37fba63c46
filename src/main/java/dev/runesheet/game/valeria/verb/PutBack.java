package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Returns an owned card to the stack it comes from, if that is in the game. */
@Verb(
    name = "put-back",
    says = "put {card} back on its stack",
    doc = "Returns an owned card to the stack it comes from, if that is in the game.",
    changes = Verb.Change.PLACE)
public final class PutBack {

  private PutBack() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    MatchContext match = MatchContext.of(reaction);
    if (Cards.canPutBack(match, (Card) card)) {
      Cards.putBack(match, (Card) card);
    }
  }
}
