package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Raises an event about the holder. */
@Verb(
    name = "shout",
    says = "shout {word}",
    doc = "Raises an event about the holder.",
    changes = Verb.Change.FLOW)
public final class Shout {

  private Shout() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "word", words = "trigger", doc = "the kind of event") String word) {
    reaction.called(word);
    int self = reaction.getSelf().getId();
    reaction.changes().raise(Event.about(word, reaction.getSelf(), self).with("loud", 1));
  }
}
