package dev.runesheet.engine.state;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.EngineScope;
import dev.runesheet.word.HolderScope;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The entities of the scopes of the engine's rules, for games that give none of the same name. */
public final class EngineScopes {

  private EngineScopes() {}

  /** True if it is the name of one. */
  public static boolean has(String scope) {
    return scope.equals(HolderScope.SELF) || reachesOthers(scope);
  }

  /** Their names. */
  public static Stream<String> all() {
    return Stream.concat(
        Stream.of(HolderScope.SELF), Arrays.stream(EngineScope.values()).map(EngineScope::word));
  }

  /** True if it is the name of one that reaches others than its holder. */
  public static boolean reachesOthers(String scope) {
    return EngineScope.find(scope).isPresent();
  }

  /** The entities in play that belong to a scope, by number. */
  public static List<Entity> find(World world, String scope, Entity from) {
    EngineScope cards = EngineScope.find(scope).orElse(null);
    List<Entity> found = new ArrayList<>();
    for (Entity one : world.entities()) {
      if (one.isPresent() && (cards == null ? one == from : belongs(cards, one, from))) {
        found.add(one);
      }
    }
    return found;
  }

  private static boolean belongs(EngineScope scope, Entity one, Entity from) {
    return !one.getKind().equals(EngineScope.PLAYER)
        && !one.getKind().equals(EngineScope.GAME)
        && scope.whose().include(one.getController(), from.getController())
        && !(scope.others() && one == from);
  }
}
