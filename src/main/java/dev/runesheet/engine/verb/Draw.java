package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;
import java.util.List;

/** Moves cards from the top of one of a player's zones to the end of another. */
@Verb(
    name = Draw.NAME,
    says = "{target} draws {amount} cards from the {from} to the {to}",
    doc =
        "Moves cards from the top of one of a player's zones to the end of another that is as much in"
            + " play, or of the same; none if it is empty. What is drawn from a common zone is the"
            + " player's from then on; between common zones it does not matter who draws.",
    changes = Verb.Change.PLACE)
public final class Draw {

  /** The name in programs. */
  public static final String NAME = "draw";

  private Draw() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "whose zones they are")
          Entity target,
      @Param(value = "amount", doc = "how many", min = 0, max = 1_000, idle = 0) double amount,
      @Param(
              value = "from",
              words = WordList.ZONE,
              scope = OwnZone.OWN,
              doc = "the zone that they are taken from")
          String from,
      @Param(
              value = "to",
              words = WordList.ZONE,
              scope = OwnZone.OWN,
              doc = "the zone that they go to")
          String to) {
    reaction.called(target, amount, from, to);
    Changes changes = reaction.changes();
    for (int i = 0; i < amount; i++) {
      List<Entity> left = OwnZone.of(changes, ControllerOf.having(changes, target, from), from);
      if (left.isEmpty()) {
        return;
      }
      int whose = ControllerOf.having(changes, target, to).getController();
      changes.transfer(left.get(0), whose, to, MoveTo.end(changes, target, to));
    }
  }
}
