package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.WordList;

/** Puts a card into play: it moves to a zone, and its effects come into force. */
@Verb(
    name = EnterPlay.NAME,
    says = "{target} enters the {zone}",
    doc =
        "Puts a card into play at the end of a zone; raises 'enters play'. One that is in play"
            + " already only moves.",
    changes = {Verb.Change.PLACE, Verb.Change.EFFECTS},
    yields = true)
@Raises(value = CardEvent.ENTERS, about = "target")
public final class EnterPlay {

  /** The name in programs. */
  public static final String NAME = "enter";

  private EnterPlay() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what enters") Entity target,
      @Param(value = "zone", words = WordList.ZONE, scope = OwnZone.OWN, doc = "where it enters")
          String zone) {
    reaction.called(target, zone);
    if (at(reaction.changes(), target, zone, MoveTo.end(reaction.changes(), target, zone))) {
      told(reaction, target);
    }
  }

  /**
   * Brings a card to a place of a zone in play, with its effects; one that is in play has them.
   *
   * @return whether it was not in play
   */
  public static boolean at(Changes changes, Entity card, String zone, int place) {
    if (card.isPresent()) {
      changes.move(card, zone, place);
      return false;
    }
    changes.enterPlay(card.getDefinition(), card, zone, place);
    return true;
  }

  /** Raises the event of a card that has come into play. */
  public static void told(Reaction reaction, Entity card) {
    int by = reaction.getRun().holder().getId();
    reaction.changes().raise(Event.about(CardEvent.ENTERS, card, by));
  }
}
