package dev.runesheet.engine.state;

import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order of entities in the zones that somebody has asked for. It never changes, so that readers
 * are not disturbed: a move makes the next index of it, which shares all lists but two.
 */
final class ZoneIndex {

  /** The index before anybody has asked. */
  static final ZoneIndex NONE = new ZoneIndex(Map.of());

  private static final Comparator<Entity> ORDER =
      Comparator.comparingInt(Entity::getPosition).thenComparingInt(Entity::getId);

  /** The entities of each known zone by controller, those of nobody first. */
  private final Map<String, List<List<Entity>>> zones;

  private ZoneIndex(Map<String, List<List<Entity>>> zones) {
    this.zones = zones;
  }

  /** The index that knows a zone, too. */
  ZoneIndex with(String zone, List<Entity> entities) {
    if (zones.containsKey(zone)) {
      return this;
    }
    List<List<Entity>> owned = new ArrayList<>();
    for (Entity entity : entities) {
      if (entity.getZone().equals(zone)) {
        row(owned, entity.getController()).add(entity);
      }
    }
    owned.forEach(row -> row.sort(ORDER));
    owned.replaceAll(List::copyOf);
    Map<String, List<List<Entity>>> more = new HashMap<>(zones);
    more.put(zone, owned);
    return new ZoneIndex(more);
  }

  private static List<Entity> row(List<List<Entity>> owned, int controller) {
    while (owned.size() <= controller + 1) {
      owned.add(new ArrayList<>());
    }
    return owned.get(controller + 1);
  }

  /** The entities of a known zone. */
  List<Entity> in(String zone, int controller) {
    List<List<Entity>> owned = zones.get(zone);
    return controller + 1 < owned.size() ? owned.get(controller + 1) : List.of();
  }

  /**
   * The index after a move.
   *
   * @param from the zone before
   * @param controller the controller before
   */
  ZoneIndex after(Entity moved, String from, int controller) {
    boolean left = zones.containsKey(from);
    boolean entered = zones.containsKey(moved.getZone());
    if (!left && !entered) {
      return this;
    }
    Map<String, List<List<Entity>>> now = new HashMap<>(zones);
    if (left) {
      List<Entity> row = copied(now, from, controller);
      row.remove(moved);
      set(now, from, controller, row);
    }
    if (entered) {
      List<Entity> row = copied(now, moved.getZone(), moved.getController());
      int at = row.size();
      while (at > 0 && ORDER.compare(row.get(at - 1), moved) > 0) {
        at--;
      }
      row.add(at, moved);
      set(now, moved.getZone(), moved.getController(), row);
    }
    return new ZoneIndex(now);
  }

  private static List<Entity> copied(
      Map<String, List<List<Entity>>> zones, String zone, int controller) {
    List<List<Entity>> owned = zones.get(zone);
    return new ArrayList<>(controller + 1 < owned.size() ? owned.get(controller + 1) : List.of());
  }

  private static void set(
      Map<String, List<List<Entity>>> zones, String zone, int controller, List<Entity> row) {
    List<List<Entity>> owned = new ArrayList<>(zones.get(zone));
    while (owned.size() <= controller + 1) {
      owned.add(List.of());
    }
    owned.set(controller + 1, List.copyOf(row));
    zones.put(zone, owned);
  }
}
