package dev.runesheet.engine.verb;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;

/** Puts a card into play: it moves to a zone, and its effects come into force. */
@Verb(
    name = "enter",
    says = "{target} enters the {zone}",
    doc = "Puts a card into play at the end of a zone; raises 'enters play'.",
    changes = {Verb.Change.PLACE, Verb.Change.EFFECTS},
    yields = true)
public final class EnterPlay {

  /** The event that it raises. */
  public static final String ENTERS = "enters play";

  private EnterPlay() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what enters") Entity target,
      @Param(value = "zone", words = "zone", doc = "where it enters") String zone) {
    reaction.called(target, zone);
    int end = MoveTo.end(reaction.changes(), target, zone);
    reaction.changes().enterPlay(target.getDefinition(), target, zone, end);
    reaction.changes().raise(Event.about(ENTERS, target, reaction.getSelf().getId()));
  }
}
