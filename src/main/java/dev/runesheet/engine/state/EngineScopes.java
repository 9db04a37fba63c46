package dev.runesheet.engine.state;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.HolderScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * The scopes of the engine's rules, for games that give none of the same name. Players are no
 * allies or enemies.
 */
public final class EngineScopes {

  private static final Map<String, BiPredicate<Entity, Entity>> ALL =
      Map.of(
          HolderScope.SELF,
          (one, from) -> one == from,
          "allies",
          (one, from) -> isCard(one) && isAlly(one, from),
          "other allies",
          (one, from) -> isCard(one) && isAlly(one, from) && one != from,
          "enemies",
          (one, from) -> isCard(one) && !isAlly(one, from),
          "all",
          (one, from) -> isCard(one));

  private EngineScopes() {}

  /** True if it is the name of one. */
  public static boolean has(String scope) {
    return ALL.containsKey(scope);
  }

  /** True if it is the name of one that reaches others than its holder. */
  public static boolean reachesOthers(String scope) {
    return has(scope) && !scope.equals(HolderScope.SELF);
  }

  /** The entities in play that belong to a scope, by number. */
  public static List<Entity> find(World world, String scope, Entity from) {
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
