package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.word.Controllers;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The place of an entity.
 *
 * @param zones the zones where it may lie; empty if that is not known
 * @param side whose it is
 */
record Spot(Optional<Set<String>> zones, Side side) {

  static final Spot UNKNOWN = new Spot(Optional.empty(), Side.ANY);

  /** A side of the table, seen from the player whose turn it is. */
  enum Side {
    ACTIVE,
    OTHER,
    ANY;

    /** The side of the entities of a scope that is seen from an entity of this side. */
    Side seen(Controllers whose) {
      return switch (whose) {
        case OWN -> this;
        case ENEMY -> other();
        case ANY -> ANY;
      };
    }

    /** The other side of two. */
    Side other() {
      return this == ANY ? ANY : this == ACTIVE ? OTHER : ACTIVE;
    }
  }

  /** The same entity when it may have moved. */
  Spot moved() {
    return new Spot(Optional.empty(), side);
  }

  /** The same entity if it lies in a zone. */
  Spot in(String zone) {
    return new Spot(Optional.of(Set.of(zone)), side);
  }

  /** One of two entities. */
  Spot or(Spot other) {
    Optional<Set<String>> either =
        zones.flatMap(
            here ->
                other.zones.map(
                    there -> {
                      Set<String> all = new TreeSet<>(here);
                      all.addAll(there);
                      return all;
                    }));
    return new Spot(either, side == other.side ? side : Side.ANY);
  }

  /** True if an entity of one place may lie where one of the other does. */
  boolean meets(Spot other) {
    return zones.isEmpty()
        || other.zones.isEmpty()
        || !Collections.disjoint(zones.get(), other.zones.get());
  }
}
