package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;

/** The verb that exchanges the places of two cards. */
@Verb(
    name = "swap",
    says = "{target} and {other} change places",
    doc =
        "Lets two cards change zones and places; each stays its owner's, and as much in play as it"
            + " is.",
    changes = Verb.Change.PLACE)
public final class Swap {

  private Swap() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "the one") Entity target,
      @Param(value = "other", accepts = Param.Accepts.ANOTHER_CARD, doc = "the other")
          Entity other) {
    reaction.called(target, other);
    String zone = target.getZone();
    int place = target.getPosition();
    reaction.changes().move(target, other.getZone(), other.getPosition());
    reaction.changes().move(other, zone, place);
  }
}
