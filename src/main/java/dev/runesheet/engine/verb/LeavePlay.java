package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.WordList;

/** Takes a card out of play: its effects end. */
@Verb(
    name = LeavePlay.NAME,
    says = "{target} leaves play to the {zone}",
    tells = "{target} leaves play and goes to the {zone}",
    doc =
        "Takes a card out of play to the end of a zone; raises 'leaves play'. One that is not in"
            + " play stays where it is.",
    changes = {Verb.Change.PLACE, Verb.Change.EFFECTS})
@Raises(value = CardEvent.LEAVES, about = "target")
public final class LeavePlay {

  /** The name in programs. */
  public static final String NAME = "leave";

  private LeavePlay() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what leaves") Entity target,
      @Param(value = "zone", words = WordList.ZONE, scope = OwnZone.OWN, doc = "where it goes")
          String zone) {
    reaction.called(target, zone);
    if (target.isPresent()) {
      int end = MoveTo.end(reaction.changes(), target, zone);
      reaction.changes().leavePlay(target, zone, end);
    }
  }
}
