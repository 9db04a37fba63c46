package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.List;

/** Puts a player out of the match; the last one left wins. */
@Verb(
    name = Eliminate.NAME,
    says = "{target} is out of the game",
    doc =
        "The player is out: he acts no more, is asked nothing and has no turns any more, and the"
            + " last one left wins. That ends the match, and lines after it do not run, as after"
            + " 'win'. Players need the number 'out', which is 1 from then on.",
    changes = Verb.Change.FLOW)
public final class Eliminate {

  /** The name in programs. */
  public static final String NAME = "eliminate";

  /** The number of players that are out: 1, of others 0. */
  public static final String OUT = "out";

  private static final String PLAYERS = "players";

  private Eliminate() {}

  /** True if an entity, such as a player, has the number and it is not 0. */
  public static boolean isOut(Entity entity) {
    return entity.has(OUT) && entity.stat(OUT) != 0;
  }

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "whose player is out")
          Entity target) {
    reaction.called(target);
    Changes changes = reaction.changes();
    changes.setStat(changes.player(ControllerOf.of(target)), OUT, 1);
    List<Entity> left =
        changes.scope(PLAYERS, target).stream().filter(player -> player.stat(OUT) == 0).toList();
    if (left.size() == 1) {
      changes.endMatch(left.get(0).getController(), left.get(0).getName() + " is left");
      reaction.end();
    }
  }
}
