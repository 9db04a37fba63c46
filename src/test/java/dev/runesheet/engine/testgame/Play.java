package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Puts a card from a hand on the board. */
@Verb(
    name = "play",
    says = "play {target}",
    doc = "Puts a card from a hand on the board.",
    changes = Verb.Change.PLACE)
public final class Play {

  private Play() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "target", doc = "which card") Entity target) {
    reaction.called(target);
    reaction.changes().move(target, "bench", 0);
    reaction.changes().enterPlay(target.getDefinition(), target);
  }
}
