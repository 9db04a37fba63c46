package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Defers a part of its work that defers itself again, without end. */
@Verb(
    name = "put-off",
    says = "do nothing, later",
    doc = "Defers a part of its work that defers itself again, without end.",
    changes = Verb.Change.STAT)
public final class PutOff {

  private PutOff() {}

  /** Does it. */
  public static void perform(Reaction reaction) {
    reaction.called();
    again(reaction);
  }

  private static void again(Reaction reaction) {
    reaction.changes().defer(new DeferredStep(reaction, "again", () -> again(reaction)));
  }
}
