package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Grants an effect that ends when its holder leaves its zone. */
@Verb(
    name = "grant-held",
    says = "grant {effect} to {holder} while it stays",
    doc = "Grants an effect that ends when its holder leaves its zone.",
    changes = Verb.Change.EFFECTS)
public final class GrantHeld {

  private GrantHeld() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "effect", words = "effect", doc = "which effect") String effect,
      @Param(value = "holder", doc = "who gets it") Entity holder) {
    reaction.called(effect, holder);
    reaction.changes().grant(effect, reaction.getSelf(), holder, -1, true, 0);
  }
}
