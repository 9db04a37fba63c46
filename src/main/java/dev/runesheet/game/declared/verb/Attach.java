package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Attaches a card to another. */
@Verb(
    name = "attach",
    says = "attach {target} to {host}",
    doc =
        "Attaches a card that is not in play to another, behind what is attached to it; it stays"
            + " attached wherever that one goes, and its player's, whosever that one becomes.",
    changes = {Verb.Change.PLACE, Verb.Change.STAT})
public final class Attach {

  private Attach() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what is attached")
          Entity target,
      @Param(value = "host", accepts = Param.Accepts.ANOTHER_CARD, doc = "to what") Entity host) {
    reaction.called(target, host);
    Attached.add(MatchContext.of(reaction), target, host);
  }
}
