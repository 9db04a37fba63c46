package dev.runesheet.game.valeria.verb;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;

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
