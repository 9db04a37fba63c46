package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Turns an owned card face-down: it is out of force until the end of the game. */
@Verb(
    name = "turn-down",
    says = "turn {card} face down",
    doc = "Turns an owned card face-down: it is out of force until the end of the game.",
    changes = Verb.Change.EFFECTS)
public final class TurnDown {

  private TurnDown() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    MatchContext.of(reaction).setStat(card, CardStats.FLIPPED, 1);
  }
}
