package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;

/** Raises an event of the game's own, which effects answer. */
@Verb(
    name = Raise.NAME,
    says = "{event} happens to {target}",
    doc = "Raises an event of the game's own, about an entity; effects answer it.",
    changes = {})
public final class Raise {

  /** The name in programs. */
  public static final String NAME = "raise";

  private Raise() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whom it is about") Entity target,
      @Param(value = "event", words = WordList.EVENT, doc = "the event") String event) {
    reaction.called(target, event);
    reaction.changes().raise(Event.about(event, target, reaction.getRun().holder().getId()));
  }
}
