package dev.runesheet.engine.state;

import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order of entities in the zones that somebody has asked for, kept up to date by moves. Several
 * threads may ask at once while nothing moves; the lists that they get stay as they are.
 */
final class ZoneIndex {

  /** The index before anybody has asked. */
  static final ZoneIndex NONE = new ZoneIndex(Map.of());

  private static final Comparator<Entity> ORDER =
      (one, other) ->
          one.getPosition() != other.getPosition()
              ? Integer.compare(one.getPosition(), other.getPosition())
              : Integer.compare(one.getId(), other.getId());

  /** The rows of each known zone, by controller; that of nobody first. */
  private final Map<String, List<Row>> zones;

  private ZoneIndex(Map<String, List<Row>> zones) {
    this.zones = zones;
  }

  /** The entities of one controller in a zone. */
  private static final class Row {

    /** In any order: what has come may still be given its place. */
    private final List<Entity> entities = new ArrayList<>();

    /** A copy in order, made when the first asks after a move. */
    private List<Entity> shown;

    void remove(Entity entity) {
      if (entities.remove(entity)) {
        shown = null;
      }
    }

    void add(Entity entity) {
      entities.add(entity);
      shown = null;
    }

    List<Entity> shown() {
      List<Entity> now = shown;
      if (now == null) {
        Entity[] ordered = entities.toArray(Entity[]::new);
        Arrays.sort(ordered, ORDER);
        now = List.of(ordered);
        shown = now;
      }
      return now;
    }
  }

  /** The index that knows a zone, too. */
  ZoneIndex with(String zone, List<Entity> entities) {
    if (zones.containsKey(zone)) {
      return this;
    }
    List<Row> rows = new ArrayList<>();
    for (Entity entity : entities) {
      if (entity.getZone().equals(zone)) {
        row(rows, entity.getController()).add(entity);
      }
    }
    Map<String, List<Row>> more = new HashMap<>(zones);
    more.put(zone, rows);
    return new ZoneIndex(more);
  }

  private static Row row(List<Row> rows, int controller) {
    while (rows.size() <= controller + 1) {
      rows.add(new Row());
    }
    return rows.get(controller + 1);
  }

  /** The entities of a known zone. */
  List<Entity> in(String zone, int controller) {
    List<Row> rows = zones.get(zone);
    return controller + 1 < rows.size() ? rows.get(controller + 1).shown() : List.of();
  }

  /** Notes that an entity has come into being. */
  void added(Entity entity) {
    List<Row> rows = zones.get(entity.getZone());
    if (rows != null) {
      row(rows, entity.getController()).add(entity);
    }
  }

  /**
   * Notes a move.
   *
   * @param from the zone before
   */
  void moved(Entity entity, String from) {
    List<Row> left = zones.get(from);
    if (left != null) {
      left.forEach(row -> row.remove(entity)); // Its controller may be another one now.
    }
    added(entity);
  }
}
