package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Takes a creature out of play. */
@Verb(
    name = "destroy",
    says = "destroy {target}",
    doc = "Takes a creature out of play.",
    changes = Verb.Change.PLACE)
public final class Destroy {

  private Destroy() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "target", doc = "who is destroyed") Entity target) {
    reaction.called(target);
    reaction.changes().leavePlay(target, "discard");
  }
}
