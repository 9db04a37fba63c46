package dev.runesheet.engine.testgame;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/** The scopes of a {@link Skirmish} beside those of the engine, for programs. */
final class Places {

  /** Zones whose cards are not in play. */
  static final Set<String> HIDDEN = Set.of("hand", "deck", "discard");

  private Places() {}

  /** The test of each place by its name: which entity, seen from whom. */
  static final Map<String, BiPredicate<Entity, Entity>> ALL =
      Map.of(
          "own hand", (one, from) -> own(one, from) && one.getZone().equals("hand"),
          "own discard", (one, from) -> own(one, from) && one.getZone().equals("discard"),
          "own deck", (one, from) -> own(one, from) && one.getZone().equals("deck"),
          "nobody", (one, from) -> false);

  private static boolean own(Entity one, Entity from) {
    return one.getController() == from.getController();
  }

  static List<Entity> find(World world, BiPredicate<Entity, Entity> place, Entity from) {
    return world.entities().stream().filter(one -> place.test(one, from)).toList();
  }
}
