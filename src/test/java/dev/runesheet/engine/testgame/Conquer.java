package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Gives a creature to the controller of the holder. */
@Verb(
    name = "conquer",
    says = "take {target} over",
    doc = "Gives a creature to the controller of the holder.",
    changes = Verb.Change.PLACE)
public final class Conquer {

  private Conquer() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "target", doc = "who changes sides") Entity target) {
    reaction.called(target);
    reaction.changes().control(target, reaction.getSelf().getController());
  }
}
