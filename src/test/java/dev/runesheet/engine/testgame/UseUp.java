package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Ends the effect whose program runs. */
@Verb(
    name = "use-up",
    says = "use up this effect",
    doc = "Ends the effect whose program runs.",
    changes = Verb.Change.EFFECTS)
public final class UseUp {

  private UseUp() {}

  /** Does it. */
  public static void perform(Reaction reaction) {
    reaction.called();
    reaction.changes().end(reaction.getRun().origin().getOrigin());
  }
}
