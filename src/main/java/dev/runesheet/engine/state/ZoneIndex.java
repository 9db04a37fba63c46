package dev.runesheet.engine.state;

import dev.runesheet.spi.fact.Entity;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The order of entities in the zones that somebody has asked for, kept up to date by moves. Several
 * threads may ask at once while nothing moves; the lists that they get stay as they are.
 */
final class ZoneIndex {

  /** The index before anybody has asked. */
  static final ZoneIndex NONE = new ZoneIndex(new String[0], List.of());

  private static final Entity[] NOBODY = {};

  /** The places kept free for those who come next. */
  private static final int FEW = 4;

  private static final Comparator<Entity> ORDER =
      (one, other) ->
          one.getPosition() != other.getPosition()
              ? Integer.compare(one.getPosition(), other.getPosition())
              : Integer.compare(one.getId(), other.getId());

  /** The known zones: few, and asked for by the same strings again and again. */
  private final String[] zones;

  /** The rows of each known zone, by controller; that of nobody first. */
  private final List<List<Row>> rows;

  private ZoneIndex(String[] zones, List<List<Row>> rows) {
    this.zones = zones;
    this.rows = rows;
  }

  /** The rows of a zone; null if it is not known. */
  private List<Row> of(String zone) {
    for (int i = 0; i < zones.length; i++) {
      if (zones[i] == zone) {
        return rows.get(i);
      }
    }
    for (int i = 0; i < zones.length; i++) {
      if (zones[i].equals(zone)) {
        return rows.get(i);
      }
    }
    return null;
  }

  /** The entities of one controller in a zone. */
  private static final class Row {

    /** The entities; slots behind the size are null. */
    private Entity[] entities = NOBODY;

    private int size;

    /** False if the entities may be in any order: what has come may still be given its place. */
    private boolean ordered = true;

    /** The entities in order, made when the first asks after a move; it may share the array. */
    private Ordered shown;

    boolean has(Entity entity) {
      return find(entity) >= 0;
    }

    private int find(Entity entity) {
      Entity[] now = shown == null ? entities : shown.entities;
      for (int at = 0; at < size; at++) {
        if (now[at] == entity) {
          return at;
        }
      }
      return -1;
    }

    boolean remove(Entity entity) {
      int at = find(entity);
      if (at < 0) {
        return false;
      }
      change(0);
      System.arraycopy(entities, at + 1, entities, at, size - at - 1);
      entities[--size] = null;
      return true;
    }

    void add(Entity entity) {
      change(1);
      ordered &= size == 0 || ORDER.compare(entities[size - 1], entity) <= 0;
      entities[size++] = entity;
    }

    /** Gives places anew to those who are here. */
    void reorder() {
      change(0);
      ordered = false;
    }

    /**
     * Prepares a change: lists that were given out stay as they are. In order if somebody has
     * asked, so that the next who asks finds most in its place.
     */
    private void change(int more) {
      int room = size + more;
      if (shown != null) {
        entities = Arrays.copyOf(shown.entities, room + more * FEW);
        shown = null;
        ordered = true;
      } else if (room > entities.length) {
        entities = Arrays.copyOf(entities, room + room / 2 + FEW);
      }
    }

    List<Entity> shown() {
      Ordered now = shown;
      if (now == null) {
        now = ordered ? new Ordered(entities, size) : Ordered.of(entities, size);
        shown = now;
      }
      return now;
    }
  }

  /** Entities in order; a list that cannot be changed. */
  private static final class Ordered extends AbstractList<Entity> implements RandomAccess {

    private final Entity[] entities;
    private final int size;

    private Ordered(Entity[] entities, int size) {
      this.entities = entities;
      this.size = size;
    }

    static Ordered of(Entity[] entities, int size) {
      if (isInOrder(entities, size)) {
        return new Ordered(entities, size);
      }
      Entity[] sorted = Arrays.copyOf(entities, size);
      Arrays.sort(sorted, ORDER);
      return new Ordered(sorted, size);
    }

    @Override
    public Entity get(int index) {
      return entities[Objects.checkIndex(index, size)];
    }

    @Override
    public int size() {
      return size;
    }
  }

  private static boolean isInOrder(Entity[] entities, int size) {
    for (int i = 1; i < size; i++) {
      if (ORDER.compare(entities[i - 1], entities[i]) > 0) {
        return false;
      }
    }
    return true;
  }

  /** The index that knows a further zone. */
  ZoneIndex with(String zone, List<Entity> entities) {
    List<Row> further = new ArrayList<>();
    for (Entity entity : entities) {
      if (entity.getZone().equals(zone)) {
        row(further, entity.getController()).add(entity);
      }
    }
    String[] names = Arrays.copyOf(zones, zones.length + 1);
    names[zones.length] = zone;
    List<List<Row>> all = new ArrayList<>(rows);
    all.add(further);
    return new ZoneIndex(names, all);
  }

  private static Row row(List<Row> rows, int controller) {
    while (rows.size() <= controller + 1) {
      rows.add(new Row());
    }
    return rows.get(controller + 1);
  }

  /** The entities of a zone; null if it is not known. */
  List<Entity> in(String zone, int controller) {
    List<Row> known = of(zone);
    if (known == null) {
      return null;
    }
    return controller + 1 < known.size() ? known.get(controller + 1).shown() : List.of();
  }

  /** Notes that an entity has come into being. */
  void added(Entity entity) {
    List<Row> known = of(entity.getZone());
    if (known != null) {
      row(known, entity.getController()).add(entity);
    }
  }

  /**
   * Notes a move.
   *
   * @param from the zone before
   */
  void moved(Entity entity, String from) {
    List<Row> left = of(from);
    if (left == null) {
      added(entity);
      return;
    }
    Row now =
        from.equals(entity.getZone()) && entity.getController() + 1 < left.size()
            ? left.get(entity.getController() + 1)
            : null;
    if (now != null && now.has(entity)) {
      now.reorder();
      return;
    }
    for (Row row : left) { // Its controller may be another one now.
      if (row.remove(entity)) {
        break;
      }
    }
    added(entity);
  }
}
