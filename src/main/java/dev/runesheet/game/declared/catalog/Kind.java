package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A kind of entities.
 *
 * @param stats its stats with the numbers they begin at
 * @param asked those for which scopes ask as they are at the moment
 * @param own those that the owner of the entity alone sees
 * @param others those that all players but the owner of the entity see
 */
public record Kind(
    Map<String, Double> stats,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Set<String> asked,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Set<String> own,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Set<String> others) {

  /** Keeps the order. */
  public Kind {
    stats = Ordered.copy(stats);
    asked = sorted(asked);
    own = sorted(own);
    others = sorted(others);
  }

  /** A kind of which no scope asks for numbers, and whose numbers all may see. */
  public Kind(Map<String, Double> stats) {
    this(stats, Set.of(), Set.of(), Set.of());
  }

  // Null in catalogs without; sorted, since catalogs are told apart by what is written of them.
  private static Set<String> sorted(Collection<String> names) {
    return Collections.unmodifiableSet(new TreeSet<>(names == null ? Set.of() : names));
  }

  /** The same kind in a game whose scopes ask for these numbers, of whatever kinds. */
  Kind asked(Set<String> now) {
    Set<String> ofIt = new HashSet<>(now);
    ofIt.retainAll(stats.keySet());
    return new Kind(stats, ofIt, own, others);
  }
}
