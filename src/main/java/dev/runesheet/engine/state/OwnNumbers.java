package dev.runesheet.engine.state;

import dev.runesheet.engine.Game;
import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import java.util.HashMap;
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
  private final Map<Integer, Integer> own = new HashMap<>();

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
}
