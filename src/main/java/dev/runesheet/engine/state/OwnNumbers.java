package dev.runesheet.engine.state;

import dev.runesheet.spi.Game;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers by which one player knows the entities he sees. Entities of which nobody may know how
 * many there are have numbers of his own, in the order in which he got to see them: those of the
 * match count what others have, too.
 */
public final class OwnNumbers {

  /** The first of these numbers; no match has so many entities. */
  static final int FIRST = 1_000_000;

  private final World world;
  private final Game game;
  private final Map<Integer, Integer> own = new LinkedHashMap<>();

  /** The numbers of one player, who knows no entity by one so far. */
  public OwnNumbers(World world, Game game) {
    this.world = world;
    this.game = game;
  }

  /** The number of an entity that the player sees. */
  public int of(Entity entity) {
    return game.isCounted(entity)
        ? entity.getId()
        : own.computeIfAbsent(entity.getId(), unknown -> FIRST + own.size());
  }

  /** The number of an entity that the player sees, by that of the match; nobody stays nobody. */
  public int of(int entity) {
    return entity == Event.NOBODY ? entity : of(world.entity(entity));
  }

  /** The entities that have such numbers, in the order of these. */
  public List<Integer> known() {
    return List.copyOf(own.keySet());
  }

  /** The number of entities that have such numbers. */
  int count() {
    return own.size();
  }

  /** Keeps the first so many: the entities of the others may be others by now, or none at all. */
  void keep(int count) {
    if (own.size() > count) {
      own.values().removeIf(number -> number >= FIRST + count);
    }
  }

  /**
   * A player's numbers, as they were saved.
   *
   * @param known the entities that have such numbers, in the order of these
   * @throws IllegalArgumentException if one of them cannot have such a number, or has two
   */
  public static OwnNumbers of(World world, Game game, List<Integer> known) {
    OwnNumbers numbers = new OwnNumbers(world, game);
    for (int entity : known) {
      boolean there = entity >= 0 && entity < world.entities().size();
      if (!there || game.isCounted(world.entity(entity)) || numbers.own.containsKey(entity)) {
        throw new IllegalArgumentException("known: a player cannot know entity " + entity + ".");
      }
      numbers.of(entity);
    }
    return numbers;
  }
}
