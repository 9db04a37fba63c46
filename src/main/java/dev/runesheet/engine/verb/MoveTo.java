package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Places;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;

/** Moves a card to the end of a zone; whether its effects are in play stays as it is. */
@Verb(
    name = MoveTo.NAME,
    says = "move {target} to the {zone}",
    doc =
        "Moves a card to the end of a zone that is as much in play as its own: of its player's, or a"
            + " common one, where it is nobody's from then on.",
    changes = Verb.Change.PLACE)
public final class MoveTo {

  /** The name in programs. */
  public static final String NAME = "move";

  private MoveTo() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what moves") Entity target,
      @Param(value = "zone", words = WordList.ZONE, scope = OwnZone.OWN, doc = "where it goes")
          String zone) {
    reaction.called(target, zone);
    reaction.changes().move(target, zone, end(reaction.changes(), target, zone));
  }

  /** The place behind all that lie in a zone of the target's player. */
  public static int end(Changes changes, Entity target, String zone) {
    return Places.behind(OwnZone.of(changes, target, zone));
  }
}
