package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Moves a creature. */
@Verb(
    name = "move-to",
    says = "move {target} to {zone}",
    doc = "Moves a creature.",
    changes = Verb.Change.PLACE)
public final class MoveTo {

  private MoveTo() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who moves") Entity target,
      @Param(value = "zone", words = "zone", doc = "where to") String zone) {
    reaction.called(target, zone);
    reaction.changes().move(target, zone, 0);
  }
}
