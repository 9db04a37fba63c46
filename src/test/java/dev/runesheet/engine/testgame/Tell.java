package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Signals the phases of the game. */
@Verb(
    name = "tell",
    says = "tell the phases {word}",
    doc = "Signals the phases of the game.",
    changes = Verb.Change.FLOW)
public final class Tell {

  private Tell() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "word", words = "signal", doc = "the signal") String word) {
    reaction.called(word);
    reaction.changes().signal(word);
  }
}
