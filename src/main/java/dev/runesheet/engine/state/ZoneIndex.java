package dev.runesheet.engine.state;

import dev.runesheet.spi.fact.Entity;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/**
 * The order of entities in the zones that somebody has asked for, kept up to date by moves. Several
 * threads may ask at once while nothing moves; the lists that they get stay as they are.
 */
final class ZoneIndex {

  /** The index before anybody has asked. */
  static final ZoneIndex NONE = new ZoneIndex(Map.of());

  private static final Entity[] NOBODY = {};

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

    /**
     * Replaced by moves, never changed; in any order: what has come may still be given its place.
     */
    private Entity[] entities = NOBODY;

    /** The entities in order, made when the first asks after a move. */
    private Ordered shown;

    boolean remove(Entity entity) {
      Entity[] now = now();
      for (int at = 0; at < now.length; at++) {
        if (now[at] == entity) {
          entities = Arrays.copyOf(now, now.length - 1);
          System.arraycopy(now, at + 1, entities, at, entities.length - at);
          shown = null;
          return true;
        }
      }
      return false;
    }

    void add(Entity entity) {
      Entity[] now = now();
      entities = Arrays.copyOf(now, now.length + 1);
      entities[now.length] = entity;
      shown = null;
    }

    /** In order if somebody has asked, so that the next who asks finds most in its place. */
    private Entity[] now() {
      return shown == null ? entities : shown.entities;
    }

    List<Entity> shown() {
      Ordered now = shown;
      if (now == null) {
        now = Ordered.of(entities);
        shown = now;
      }
      return now;
    }
  }

  /** Entities in order; a list that cannot be changed. */
  private static final class Ordered extends AbstractList<Entity> implements RandomAccess {

    private final Entity[] entities;

    private Ordered(Entity[] entities) {
      this.entities = entities;
    }

    static Ordered of(Entity[] entities) {
      if (isInOrder(entities)) {
        return new Ordered(entities);
      }
      Entity[] sorted = entities.clone();
      Arrays.sort(sorted, ORDER);
      return new Ordered(sorted);
    }

    @Override
    public Entity get(int index) {
      return entities[index];
    }

    @Override
    public int size() {
      return entities.length;
    }
  }

  private static boolean isInOrder(Entity[] entities) {
    for (int i = 1; i < entities.length; i++) {
      if (ORDER.compare(entities[i - 1], entities[i]) > 0) {
        return false;
      }
    }
    return true;
  }

  /** The index that knows a further zone. */
  ZoneIndex with(String zone, List<Entity> entities) {
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

  /** The entities of a zone; null if it is not known. */
  List<Entity> in(String zone, int controller) {
    List<Row> rows = zones.get(zone);
    if (rows == null) {
      return null;
    }
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
      for (Row row : left) { // Its controller may be another one now.
        if (row.remove(entity)) {
          break;
        }
      }
    }
    added(entity);
  }
}
