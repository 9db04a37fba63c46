package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.effect.Powers;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;

/** One step of scaling by an event. Effects 4.2. */
@Verb(
    name = VerbNames.SCALE_POWER,
    says = "raise {target's} scaling by {amount}",
    tells = "raise {target's} power by {amount}",
    doc = "Adds a step to the scaling of a card.",
    changes = Verb.Change.STAT,
    yields = true)
@Writes(stat = Card.SCALE, how = Writes.How.ADD, amount = "amount")
@Raises(
    value = {Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED},
    amount = "amount",
    sign = Raises.Sign.BELOW)
@Raises({Triggers.REACHES, Triggers.FIRST_REACHES})
public final class ScalePower {

  private ScalePower() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whose scaling") Entity target,
      @Param(value = "amount", doc = "how much a step adds") double amount) {
    reaction.called(target, amount);
    Powers.scale(MatchContext.of(reaction), (Card) target, amount);
  }
}
