package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Moves gold from a player onto a card, as far as there is. */
@Verb(
    name = "put-gold",
    says = "{who} puts {amount} gold on {card}",
    doc = "Moves gold from a player onto a card, as far as there is.",
    changes = Verb.Change.STAT)
public final class PutGold {

  private PutGold() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who pays") Entity who,
      @Param(value = "card", doc = "on which card") Entity card,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(who, card, amount);
    MatchContext match = MatchContext.of(reaction);
    int paid = -ResourceChanges.change(match, (Player) who, Resource.GOLD, -(int) amount);
    match.setStat(card, CardStats.GOLD_POOL, card.stat(CardStats.GOLD_POOL) + paid);
  }
}
