package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Prevents the attempt that stands at a stage. */
@Verb(
    name = "prevent",
    says = "prevent it: {reason}",
    doc = "Prevents the attempt that stands at a stage.",
    changes = Verb.Change.FLOW)
public final class Prevent {

  private Prevent() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "reason", words = "reason", doc = "why") String reason) {
    reaction.called(reason);
    reaction.attempt().prevent(reason);
  }
}
