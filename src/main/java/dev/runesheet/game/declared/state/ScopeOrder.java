package dev.runesheet.game.declared.state;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The order of the entities of a scope: one's own first, then the others', each by its place among
 * the cards of its player in its zone, at the same place by number. Positions have gaps where cards
 * left, so they are places only among cards of one player in one zone.
 *
 * @param own the player whose entities are one's own
 */
record ScopeOrder(World world, EntitiesByZone places, int own) {

  /** Sorts entities. */
  void sort(List<Entity> found) {
    boolean comparable = arePositionsPlaces(found);
    if (!comparable || !isSorted(found)) {
      found.sort(comparable ? this::byPosition : byPlace(found));
    }
  }

  /** True if those of each side are of one player and lie in one zone. */
  private boolean arePositionsPlaces(List<Entity> found) {
    Entity mine = null;
    Entity other = null;
    for (int i = 0; i < found.size(); i++) {
      Entity one = found.get(i);
      Entity first = isOwn(one) ? mine : other;
      if (first == null) {
        mine = isOwn(one) ? one : mine;
        other = isOwn(one) ? other : one;
      } else if (!lieTogether(first, one)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSorted(List<Entity> found) {
    for (int i = 1; i < found.size(); i++) {
      if (byPosition(found.get(i - 1), found.get(i)) > 0) {
        return false;
      }
    }
    return true;
  }

  private int byPosition(Entity one, Entity other) {
    return isOwn(one) == isOwn(other) ? Attached.order(one, other) : isOwn(one) ? -1 : 1;
  }

  private Comparator<Entity> byPlace(List<Entity> found) {
    Map<Integer, Integer> place = new HashMap<>();
    found.forEach(one -> place.put(one.getId(), place(one)));
    return Comparator.comparing((Entity one) -> !isOwn(one))
        .thenComparing(one -> place.get(one.getId()))
        .thenComparing(Entity::getId);
  }

  /** The number of cards of its player that lie before it in its zone. */
  private int place(Entity card) {
    int before = 0;
    for (Entity other : places.in(world, card.getZone())) {
      if (lieTogether(card, other) && Attached.order(other, card) < 0) {
        before++;
      }
    }
    return before;
  }

  private boolean isOwn(Entity entity) {
    return entity.getController() == own;
  }

  private static boolean lieTogether(Entity one, Entity other) {
    return one.getController() == other.getController() && one.getZone().equals(other.getZone());
  }
}
