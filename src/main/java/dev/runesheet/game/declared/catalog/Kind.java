package dev.runesheet.game.declared.catalog;

import com.fasterxml.jackson.annotation.JsonInclude;
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
 */
public record Kind(
    Map<String, Double> stats, @JsonInclude(JsonInclude.Include.NON_EMPTY) Set<String> asked) {

  /** Keeps the order. */
  public Kind {
    stats = Ordered.copy(stats);
    // Null in catalogs without; sorted, since catalogs are told apart by what is written of them.
    asked = Collections.unmodifiableSet(new TreeSet<>(asked == null ? Set.of() : asked));
  }

  /** A kind of which no scope asks for numbers. */
  public Kind(Map<String, Double> stats) {
    this(stats, Set.of());
  }

  /** The same kind in a game whose scopes ask for these numbers, of whatever kinds. */
  Kind asked(Set<String> now) {
    Set<String> own = new HashSet<>(now);
    own.retainAll(stats.keySet());
    return new Kind(stats, own);
  }
}
