package dev.runesheet.testing.standard;

import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names of a match's entities in scenarios: {@code player 1} for a player who is one, others by
 * their definition, with a number behind it where several have it, as in {@code goblin 2}.
 */
final class EntityNames {

  /** The entities of each definition, in the order in which they were made. */
  private final Map<String, List<Entity>> called = new LinkedHashMap<>();

  private final Map<String, Entity> names = new LinkedHashMap<>();

  /** The names of the entities that there are now. */
  EntityNames(World world) {
    world.entities().forEach(one -> same(one).add(one));
    world.entities().forEach(one -> names.put(of(one), one));
  }

  /** The name of a player, by the number that the game knows. */
  static String player(int number) {
    return Game.PLAYER + " " + (number + 1);
  }

  /** All entities by their names, in the order in which they were made. */
  Map<String, Entity> all() {
    return names;
  }

  /** The name of an entity. */
  String of(Entity entity) {
    List<Entity> same = same(entity);
    return same.size() == 1 ? bare(entity) : bare(entity) + " " + (same.indexOf(entity) + 1);
  }

  /** The entity of a name; the only one of a definition is its first, too. */
  Optional<Entity> find(String name) {
    Entity first = name.endsWith(" 1") ? names.get(name.substring(0, name.length() - 2)) : null;
    return Optional.ofNullable(names.getOrDefault(name, first));
  }

  /** True if a text names no entity because several of one definition are called so. */
  boolean isOfSeveral(String text) {
    return called.getOrDefault(text, List.of()).size() > 1;
  }

  /** The reason why a text names no entity. */
  String unknown(String text) {
    List<String> meant = called.getOrDefault(text, List.of()).stream().map(this::of).toList();
    return meant.isEmpty()
        ? Words.unknown(text, names.keySet())
        : Words.quote(text) + " is " + meant.size() + " entities: write " + Words.oneOf(meant);
  }

  private List<Entity> same(Entity entity) {
    return called.computeIfAbsent(bare(entity), any -> new ArrayList<>());
  }

  private static String bare(Entity entity) {
    if (entity.getKind().equals(Game.PLAYER) && entity.getController() >= 0) {
      return player(entity.getController());
    }
    return entity.getDefinition().isBlank() ? entity.getName() : entity.getDefinition();
  }
}
