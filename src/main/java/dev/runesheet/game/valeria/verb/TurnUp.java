package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Turns an owned card face-up. */
@Verb(
    name = "turn-up",
    says = "turn {card} face up",
    doc = "Turns an owned card face-up.",
    changes = Verb.Change.EFFECTS)
public final class TurnUp {

  private TurnUp() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    MatchContext.of(reaction).setStat(card, CardStats.FLIPPED, 0);
  }
}
