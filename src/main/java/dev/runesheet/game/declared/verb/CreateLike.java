package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;

/** Makes a new card like one that there is. */
@Verb(
    name = "create-like",
    says = "create another card like {target} in its player's {zone}",
    doc =
        "Makes a new card like another, of the same player, at the end of a zone. In a zone in play"
            + " it is in play at once; that is no 'enters play'.",
    changes = Verb.Change.PLACE)
@Raises(value = DeclaredEvents.MADE, about = "target")
public final class CreateLike {

  private CreateLike() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "like what") Entity target,
      @Param(value = "zone", words = "zone", doc = "the zone") String zone) {
    reaction.called(target, zone);
    DeclaredTable.of(MatchContext.of(reaction)).createLike(target, zone);
  }
}
