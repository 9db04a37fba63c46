package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Raises an event about the holder, and once more when all that it caused has ended. */
@Verb(
    name = "shout-later",
    says = "shout {word} twice, each time later",
    doc = "Raises an event about the holder, and once more when all that it caused has ended.",
    changes = Verb.Change.FLOW)
public final class ShoutLater {

  private ShoutLater() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "word", words = "trigger", doc = "the kind of event") String word) {
    reaction.called(word);
    defer(reaction, "first shout", word);
    defer(reaction, "second shout", word);
  }

  private static void defer(Reaction reaction, String what, String word) {
    int self = reaction.getSelf().getId();
    Runnable shout =
        () -> reaction.changes().raise(Event.about(word, reaction.getSelf(), self).with("loud", 1));
    reaction.changes().defer(new DeferredStep(reaction, what, shout));
  }
}
