package dev.runesheet.game.declared;

import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The entities of a match by zone, kept from the second question on until a place changes. */
final class Places {

  private final Map<String, List<Entity>> zones = new HashMap<>();
  private final List<Entity> present = new ArrayList<>();
  private int version = -1;
  private boolean kept;

  /** The entities in a zone, or at least those; by number. */
  List<Entity> in(World world, String zone) {
    return keep(world) ? zones.getOrDefault(zone, List.of()) : world.entities();
  }

  /** The entities in play, or at least those; by number. */
  List<Entity> present(World world) {
    return keep(world) ? present : world.entities();
  }

  private boolean keep(World world) {
    if (version != world.places()) {
      version = world.places();
      kept = false;
      return false;
    }
    if (!kept) {
      kept = true;
      zones.clear();
      present.clear();
      for (Entity entity : world.entities()) {
        zones.computeIfAbsent(entity.getZone(), zone -> new ArrayList<>()).add(entity);
        if (entity.isPresent()) {
          present.add(entity);
        }
      }
    }
    return true;
  }
}
