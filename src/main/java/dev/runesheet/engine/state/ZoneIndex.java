package dev.runesheet.engine.state;

import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
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
    owned.replaceAll(Collections::unmodifiableList);
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
   * The index after a move between zones. After one within a zone, which is one of many when a deck
   * is shuffled, that zone is not known any more.
   *
   * @param from the zone before
   */
  ZoneIndex after(Entity moved, String from) {
    String zone = moved.getZone();
    if (!zones.containsKey(from) && !zones.containsKey(zone)) {
      return this;
    }
    Map<String, List<List<Entity>>> now = new HashMap<>(zones);
    if (from.equals(zone)) {
      now.remove(zone);
      return new ZoneIndex(now);
    }
    now.computeIfPresent(from, (left, owned) -> without(owned, moved));
    now.computeIfPresent(zone, (entered, owned) -> with(owned, moved));
    return new ZoneIndex(now);
  }

  /** Its controller may be another one now. */
  private static List<List<Entity>> without(List<List<Entity>> owned, Entity moved) {
    List<List<Entity>> rows = new ArrayList<>(owned);
    rows.replaceAll(row -> row.contains(moved) ? withoutOne(row, moved) : row);
    return rows;
  }

  private static List<Entity> withoutOne(List<Entity> row, Entity moved) {
    List<Entity> rest = new ArrayList<>(row);
    rest.remove(moved);
    return Collections.unmodifiableList(rest);
  }

  private static List<List<Entity>> with(List<List<Entity>> owned, Entity moved) {
    List<List<Entity>> rows = new ArrayList<>(owned);
    while (rows.size() <= moved.getController() + 1) {
      rows.add(List.of());
    }
    List<Entity> row = new ArrayList<>(rows.get(moved.getController() + 1));
    int at = row.size();
    while (at > 0 && ORDER.compare(row.get(at - 1), moved) > 0) {
      at--;
    }
    row.add(at, moved);
    rows.set(moved.getController() + 1, Collections.unmodifiableList(row));
    return rows;
  }
}
