package dev.runesheet.analysis.change;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * The first of several ids whose order has changed from one version to the next; what is new or
 * gone changes no order.
 *
 * @param moved the id that comes earlier than before
 * @param before the id that stood in its place
 */
public record Reordering(String moved, String before) {

  /** The first difference in the order of the ids of both versions; empty if there is none. */
  public static Optional<Reordering> of(Collection<String> old, Collection<String> now) {
    return of(old, now, (one, other) -> true);
  }

  /**
   * The first difference in the order of two ids of which it matters which comes first.
   *
   * @param matters whether it matters of two ids
   */
  public static Optional<Reordering> of(
      Collection<String> old, Collection<String> now, BiPredicate<String, String> matters) {
    List<String> was = new ArrayList<>(old);
    was.retainAll(now);
    for (String moved : now) {
      int at = was.indexOf(moved);
      for (String before : was.subList(0, Math.max(0, at))) {
        if (matters.test(moved, before)) {
          return Optional.of(new Reordering(moved, before));
        }
      }
      was.remove(moved);
    }
    return Optional.empty();
  }
}
