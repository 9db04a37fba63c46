package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.Whose;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;

/** Makes new cards. */
@Verb(
    name = "create",
    says = "create {amount} {card} in {target's} {zone}",
    doc =
        "Makes new cards at the end of a zone. In a zone in play they are in play at once; that is"
            + " no 'enters play'.",
    changes = Verb.Change.PLACE)
@Raises(value = DeclaredEvents.MADE, cards = "card")
public final class Create {

  private Create() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "whose zone it is")
          Entity target,
      @Param(value = "card", words = "card", doc = "the card") String card,
      @Param(value = "amount", doc = "how many", min = 0, max = 1_000, idle = 0) double amount,
      @Param(value = "zone", words = "zone", doc = "the zone") String zone) {
    reaction.called(target, card, amount, zone);
    MatchContext match = MatchContext.of(reaction);
    int player = Whose.of(target);
    for (int i = 0; i < amount; i++) {
      DeclaredTable.of(match).create(card, player, zone);
    }
  }
}
