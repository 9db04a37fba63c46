package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Lets the rules look at states when the program has come to its next block. */
@Verb(
    name = "look",
    says = "look at states: {moment}",
    doc = "Lets the rules look at states when the program has come to its next block.",
    changes = Verb.Change.FLOW)
public final class Look {

  private Look() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "moment", words = "moment", doc = "which moment") String moment) {
    reaction.called(moment);
    reaction.changes().check(moment);
  }
}
