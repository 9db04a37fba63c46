package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of the entities of a scope: one's own first, then the others', each by its place among
 * the cards of its player in its zone, at the same place by number. Positions have gaps where cards
 * left, so they are places only among cards of one player in one zone.
 *
 * @param own the player whose entities are one's own
 */
record ScopeOrder(World world, int own) {

  private static final Comparator<Placed> ORDER =
      Comparator.comparing(Placed::others)
          .thenComparingInt(Placed::place)
          .thenComparingInt(placed -> placed.entity().getId());

  /** An entity at the place that it has in its zone. */
  private record Placed(Entity entity, boolean others, int place) {}

  /** The same entities in order. */
  List<Entity> sorted(List<Entity> found) {
    if (found.size() < 2) {
      return found;
    }
    List<Placed> placed = new ArrayList<>(found.size());
    for (Entity one : found) {
      int whose = one.getController();
      placed.add(new Placed(one, whose != own, world.in(one.getZone(), whose).indexOf(one)));
    }
    return sorted(placed, new ArrayList<>(found.size()));
  }

  private static List<Entity> sorted(List<Placed> placed, List<Entity> before) {
    placed.sort(ORDER);
    for (Placed one : placed) {
      before.add(one.entity());
    }
    return before;
  }

  /** The entities of a zone in order, of a match of so many players. */
  List<Entity> in(String zone, int players) {
    List<Entity> all = new ArrayList<>(world.in(zone, own));
    List<Entity> others = List.of();
    for (int whose = DeclaredCatalog.NOBODY; whose < players; whose++) {
      List<Entity> further = whose == own ? List.of() : world.in(zone, whose);
      if (!others.isEmpty() && !further.isEmpty()) {
        return several(zone, players, all);
      }
      others = further.isEmpty() ? others : further;
    }
    all.addAll(others);
    return all;
  }

  private List<Entity> several(String zone, int players, List<Entity> before) {
    List<Placed> others = new ArrayList<>();
    for (int whose = DeclaredCatalog.NOBODY; whose < players; whose++) {
      List<Entity> row = whose == own ? List.of() : world.in(zone, whose);
      for (int place = 0; place < row.size(); place++) {
        others.add(new Placed(row.get(place), true, place));
      }
    }
    return sorted(others, before);
  }
}
