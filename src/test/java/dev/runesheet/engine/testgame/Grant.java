package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Grants an effect for some turns, or for ever if they are negative. */
@Verb(
    name = "grant",
    says = "grant {effect} to {holder}",
    doc = "Grants an effect for some turns, or for ever if they are negative.",
    changes = Verb.Change.EFFECTS)
public final class Grant {

  private Grant() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "effect", words = "effect", doc = "which effect") String effect,
      @Param(value = "holder", doc = "who gets it") Entity holder,
      @Param(value = "turns", doc = "for how many further turns") int turns) {
    reaction.called(effect, holder, turns);
    reaction.changes().grant(effect, reaction.getSelf(), holder, turns, false, 0);
  }
}
