package dev.runesheet.engine.play;

import dev.runesheet.engine.machine.Machine;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The shuffle of hidden entities by pairs, where positions that fit are too rare to be found by
 * shuffles of all. From a position that fits it exchanges one pair after the other at random, and
 * takes back what does not fit. A step is as likely as its reverse, so after enough of them each
 * position that fits is about as likely as any other, and the first one tells nothing.
 */
final class PairwiseShuffle {

  /** Steps that lay five of 280 cards anew even if three of the five must be of eight. */
  private static final int STEPS = 1500;

  private final Machine machine;

  /** The zones to which shuffles of the game have brought each entity, its own first. */
  private final Map<Entity, Set<Zone>> zones = new LinkedHashMap<>();

  /** The first position of each entity in its zone. */
  private final Map<Entity, Integer> positions = new HashMap<>();

  /** The entities that shuffles of the game have moved. */
  private final Set<Entity> moved = new LinkedHashSet<>();

  private record Zone(String name, int controller) {

    static Zone of(Entity entity) {
      return new Zone(entity.getZone(), entity.getController());
    }
  }

  PairwiseShuffle(Machine machine, List<Entity> entities) {
    this.machine = machine;
    for (Entity entity : entities) {
      zones.put(entity, new LinkedHashSet<>(List.of(Zone.of(entity))));
      positions.put(entity, entity.getPosition());
    }
  }

  /** Notes where a shuffle of the game has brought the entities: they can be there. */
  void noteWhereTheyCame() {
    zones.forEach(
        (entity, found) -> {
          if (found.add(Zone.of(entity)) || entity.getPosition() != positions.get(entity)) {
            moved.add(entity);
          }
        });
  }

  /**
   * Exchanges pairs.
   *
   * @param fits whether the present position does; true at first and in the end
   */
  void shuffle(BooleanSupplier fits) {
    Map<Zone, List<Entity>> lying = new LinkedHashMap<>();
    moved.forEach(one -> lying.computeIfAbsent(Zone.of(one), any -> new ArrayList<>()).add(one));
    lying.values().forEach(entities -> mix(entities, fits));
    List<List<Entity>> lists = List.copyOf(lying.values());
    for (int step = 0; step < STEPS && lists.size() > 1; step++) {
      List<Entity> from = lists.get(machine.roll(lists.size()) - 1);
      Entity one = from.get(machine.roll(from.size()) - 1);
      List<Entity> to = listOf(machine.roll(moved.size()), lists);
      Entity other = to.get(machine.roll(to.size()) - 1);
      if (zones.get(one).contains(Zone.of(other)) && zones.get(other).contains(Zone.of(one))) {
        machine.exchange(one, other);
        if (fits.getAsBoolean()) {
          from.set(from.indexOf(one), other);
          to.set(to.indexOf(other), one);
        } else {
          machine.exchange(one, other);
        }
      }
    }
    fits.getAsBoolean(); // What others are asked fits the last position again.
  }

  /** The list that holds one of all entities in their order, from 1: longer ones are likelier. */
  private static List<Entity> listOf(int number, List<List<Entity>> lists) {
    int before = 0;
    for (List<Entity> list : lists) {
      before += list.size();
      if (number <= before) {
        return list;
      }
    }
    throw new IllegalArgumentException("number (" + number + ") is greater than " + before + ".");
  }

  /**
   * Lays the entities of a zone into each other's places, unless the position then does not fit.
   */
  private void mix(List<Entity> zone, BooleanSupplier fits) {
    Map<Entity, Integer> before = new LinkedHashMap<>();
    zone.forEach(one -> before.put(one, one.getPosition()));
    machine.exchange(zone);
    if (!fits.getAsBoolean()) {
      before.forEach(
          (one, position) ->
              machine.lay(one, one.getZone(), position, one.getController(), one.isPresent()));
    }
  }
}
