package dev.runesheet.engine.machine;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * The scopes of the engine's rules, for games that give none of the same name. Players are no
 * allies or enemies.
 */
final class EngineScopes {

  private static final Map<String, BiPredicate<Entity, Entity>> ALL =
      Map.of(
          "self", (one, from) -> one == from,
          "allies", (one, from) -> isCard(one) && isAlly(one, from),
          "other allies", (one, from) -> isCard(one) && isAlly(one, from) && one != from,
          "enemies", (one, from) -> isCard(one) && !isAlly(one, from),
          "all", (one, from) -> isCard(one));

  private EngineScopes() {}

  /** True if it is the name of one. */
  static boolean has(String scope) {
    return ALL.containsKey(scope);
  }

  /** The entities in play that belong to a scope, by number. */
  static List<Entity> find(World world, String scope, Entity from) {
    BiPredicate<Entity, Entity> belongs = ALL.get(scope);
    List<Entity> found = new ArrayList<>();
    for (Entity one : world.entities()) {
      if (one.isPresent() && belongs.test(one, from)) {
        found.add(one);
      }
    }
    return found;
  }

  private static boolean isCard(Entity one) {
    return !one.getKind().equals("player");
  }

  private static boolean isAlly(Entity one, Entity from) {
    return one.getController() == from.getController();
  }
}
