package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.StandardVerb;

/** The other side wins and the match ends. Effect ops section 6.1. */
@Verb(
    name = StandardVerb.LOSE,
    says = "{target} loses",
    doc = "The other side wins and the match ends.",
    changes = Verb.Change.FLOW,
    ends = true)
public final class Lose {

  private Lose() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "who loses") Entity target) {
    reaction.called(target);
    reaction.changes().endMatch(1 - ControllerOf.of(target), target.getName() + " loses");
    reaction.end();
  }
}
