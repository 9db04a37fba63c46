package dev.runesheet.game.queensblood;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;

/** One discrete change of power, with all it triggers. Effects 2 and 3.1, decision 8. */
@Verb(
    name = "modify-power",
    says = "change the power of {target} by {amount}",
    doc = "Changes the power of a card for good; a card that has left is not changed.",
    changes = Verb.Change.STAT)
public final class ModifyPower {

  private ModifyPower() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whose power") Entity target,
      @Param(value = "amount", doc = "by how much") double amount) {
    Powers.change(Board.match(reaction), (Card) target, amount, reaction.getSelf().getId());
  }
}
