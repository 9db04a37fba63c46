package dev.runesheet.analysis.change;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

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
    List<String> was = new ArrayList<>(old);
    List<String> is = new ArrayList<>(now);
    was.retainAll(now);
    is.retainAll(old);
    for (int at = 0; at < is.size(); at++) {
      if (!is.get(at).equals(was.get(at))) {
        return Optional.of(new Reordering(is.get(at), was.get(at)));
      }
    }
    return Optional.empty();
  }
}
