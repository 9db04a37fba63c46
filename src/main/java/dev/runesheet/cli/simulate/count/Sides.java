package dev.runesheet.cli.simulate.count;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.InPlay;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The players to whom entities belong at each moment of a match, by its log. */
final class Sides {

  private final boolean told;
  private final Map<Integer, Integer> controllers = new HashMap<>();
  private final Map<Brought, Set<Integer>> holders = new HashMap<>();

  /** An effect that an entity brought into play. */
  private record Brought(String effect, int source) {}

  /**
   * The beginning of a match.
   *
   * @param told false in games of teams, where players who win together are no sides
   */
  Sides(boolean told) {
    this.told = told;
  }

  /** Takes notice of what happened. */
  void happened(Happening happening) {
    if (happening instanceof Happening.Appeared one) {
      controllers.put(one.entity(), one.controller());
    } else if (happening instanceof Happening.Moved moved) {
      controllers.put(moved.entity(), moved.controller());
    } else if (happening instanceof Happening.EffectEntered entered) {
      InPlay effect = entered.effect();
      holders
          .computeIfAbsent(
              new Brought(effect.getEffect(), effect.getSource()), none -> new LinkedHashSet<>())
          .add(effect.getHolder());
    }
  }

  /** The side of an entity, seen from another. */
  Side of(int holder, int entity) {
    int whose = controllers.getOrDefault(holder, -1);
    int changed = controllers.getOrDefault(entity, -1);
    if (!told || whose < 0 || changed < 0) {
      return Side.NONE;
    }
    return whose == changed ? Side.OWN : Side.OTHERS;
  }

  /** The side of what a continuous effect changes: a status belongs to whoever it lies on. */
  Side of(Happening.Modified modified) {
    Brought effect = new Brought(modified.effect(), modified.source());
    Set<Integer> all = holders.getOrDefault(effect, Set.of());
    if (all.contains(modified.entity())) {
      return of(modified.entity(), modified.entity());
    }
    int holder = all.isEmpty() ? modified.source() : all.iterator().next();
    return of(holder, modified.entity());
  }
}
