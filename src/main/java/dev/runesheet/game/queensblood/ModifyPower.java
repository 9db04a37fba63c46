package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.effect.Powers;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;

/**
 * Changes the power of each card of a scope for good, one after the other. Effects 2 and 3.1,
 * decisions 8 and 35.
 */
@Verb(
    name = VerbNames.MODIFY_POWER,
    says = "change the power of {scope} by {amount}",
    tells = "raise the power of {scope} by {amount}",
    tellsBelowZero = "lower the power of {scope} by {amount}",
    doc = "Changes the power of each card of a scope for good, one after the other.",
    changes = Verb.Change.STAT,
    yields = true)
@Writes(stat = CardStats.POWER, how = Writes.How.ADD, amount = "amount")
@Raises(
    value = {Triggers.ENFEEBLED, Triggers.FIRST_ENFEEBLED},
    amount = "amount",
    sign = Raises.Sign.BELOW,
    about = "scope")
@Raises(
    value = Triggers.FIRST_ENHANCED,
    amount = "amount",
    sign = Raises.Sign.ABOVE,
    about = "scope")
@Raises(
    value = {Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED},
    amount = "amount",
    sign = Raises.Sign.BELOW)
@Raises({Triggers.REACHES, Triggers.FIRST_REACHES})
public final class ModifyPower {

  private ModifyPower() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "scope", words = "scope", doc = "whose power") String scope,
      @Param(value = "amount", doc = "by how much") double amount) {
    reaction.called(scope, amount);
    Powers.changeEach(reaction, scope, amount);
  }
}
