package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;

/** Makes new cards that are attached to another. */
@Verb(
    name = "create-on",
    says = "create {amount} {card} on {target}",
    doc =
        "Makes new cards and attaches them to another, behind what is attached to it; raises"
            + " 'moves' of each.",
    changes = {Verb.Change.PLACE, Verb.Change.STAT})
@Raises(value = DeclaredEvents.MADE, cards = "card")
public final class CreateOn {

  private CreateOn() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "to what they are attached")
          Entity target,
      @Param(value = "card", words = "card", doc = "the card") String card,
      @Param(value = "amount", doc = "how many", min = 0, max = 1_000, idle = 0) double amount) {
    reaction.called(target, card, amount);
    MatchContext match = MatchContext.of(reaction);
    for (int i = 0; i < amount; i++) {
      DeclaredTable.of(match).create(card, target.getController(), Attached.to(target));
    }
  }
}
