package dev.runesheet.game.declared.state;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The entities of a match by zone; when places have changed, only what has moved is moved here. */
final class EntitiesByZone {

  private final Map<String, List<Entity>> zones = new HashMap<>();
  private final List<Entity> present = new ArrayList<>();

  /** Each entity by its number, the zone in which it is listed, and if it is listed in play. */
  private final List<Entity> known = new ArrayList<>();

  private final List<String> zoneOf = new ArrayList<>();
  private final BitSet inPlay = new BitSet();
  private int version = -1;

  /** The entities in a zone, by number. */
  List<Entity> in(World world, String zone) {
    update(world);
    return zones.getOrDefault(zone, List.of());
  }

  /** The entities in play, by number. */
  List<Entity> present(World world) {
    update(world);
    return present;
  }

  private void update(World world) {
    if (version == world.places()) {
      return;
    }
    version = world.places();
    List<Entity> entities = world.entities();
    for (int i = known.size() - 1; i >= entities.size(); i--) {
      forget(i);
    }
    for (int i = 0; i < entities.size(); i++) {
      Entity entity = entities.get(i);
      if (i < known.size() && known.get(i) != entity) {
        clear();
        version = -1;
        update(world);
        return;
      }
      if (i == known.size()) {
        known.add(entity);
        zoneOf.add(null);
      }
      place(i, entity);
    }
  }

  private void place(int number, Entity entity) {
    String zone = entity.getZone();
    String before = zoneOf.get(number);
    if (!zone.equals(before)) {
      if (before != null) {
        zones.get(before).remove(entity);
      }
      insert(zones.computeIfAbsent(zone, any -> new ArrayList<>()), entity);
      zoneOf.set(number, zone);
    }
    if (entity.isPresent() != inPlay.get(number)) {
      inPlay.flip(number);
      if (inPlay.get(number)) {
        insert(present, entity);
      } else {
        present.remove(entity);
      }
    }
  }

  private static void insert(List<Entity> sorted, Entity entity) {
    int at = sorted.size();
    while (at > 0 && sorted.get(at - 1).getId() > entity.getId()) {
      at--;
    }
    sorted.add(at, entity);
  }

  private void forget(int number) {
    Entity gone = known.remove(number);
    zones.get(zoneOf.remove(number)).remove(gone);
    present.remove(gone);
    inPlay.clear(number);
  }

  private void clear() {
    zones.clear();
    present.clear();
    known.clear();
    zoneOf.clear();
    inPlay.clear();
  }
}
