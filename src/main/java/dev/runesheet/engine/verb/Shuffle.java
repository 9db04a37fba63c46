package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;

/**
 * Brings one of a player's zones into an order drawn by chance. Listed outcomes that are too few
 * for it are left to what follows, and the order stays.
 */
@Verb(
    name = "shuffle",
    says = "{target} shuffles the {zone}",
    doc =
        "Brings one of a player's zones into an order drawn by chance, or a common zone, of which it"
            + " does not matter who shuffles it.",
    changes = Verb.Change.ORDER)
public final class Shuffle {

  private Shuffle() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "whose zone it is")
          Entity target,
      @Param(value = "zone", words = WordList.ZONE, scope = OwnZone.OWN, doc = "the zone")
          String zone) {
    reaction.called(target, zone);
    Changes changes = reaction.changes();
    List<Entity> order =
        new ArrayList<>(OwnZone.of(changes, ControllerOf.having(changes, target, zone), zone));
    if (!changes.canRoll(order.size() - 1)) {
      return; // A script that does not say the order leaves it as it is.
    }
    List<Integer> places = order.stream().map(Entity::getPosition).toList();
    changes.shuffle(order);
    for (int i = 0; i < order.size(); i++) {
      changes.move(order.get(i), zone, places.get(i));
    }
  }
}
