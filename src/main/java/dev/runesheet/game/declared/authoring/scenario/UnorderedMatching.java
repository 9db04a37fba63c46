package dev.runesheet.game.declared.authoring.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * The entries of a list without an order, each at the place of a wanted entry that it fits, for as
 * many as possible; the others in the places that are left.
 *
 * @param <T> the type of the entries
 */
final class UnorderedMatching<T> {

  private static final int NOBODY = -1;

  private final List<T> entries;
  private final List<T> wanted;

  /** The place of the wanted entry that takes each entry. */
  private final int[] taken;

  UnorderedMatching(List<T> entries, List<T> wanted) {
    this.entries = entries;
    this.wanted = wanted;
    this.taken = new int[entries.size()];
    Arrays.fill(taken, NOBODY);
  }

  /** Gives wanted entries that have none one that fits them; who has one already keeps it. */
  UnorderedMatching<T> by(BiPredicate<T, T> fits) {
    boolean[] before = new boolean[taken.length];
    boolean[] placed = new boolean[wanted.size()];
    for (int entry = 0; entry < taken.length; entry++) {
      before[entry] = taken[entry] != NOBODY;
      if (before[entry]) {
        placed[taken[entry]] = true;
      }
    }
    for (int place = 0; place < placed.length; place++) {
      if (!placed[place]) {
        take(place, fits, before.clone());
      }
    }
    return this;
  }

  /** Takes a fitting entry, if need be from another who then finds one for himself. */
  private boolean take(int place, BiPredicate<T, T> fits, boolean[] seen) {
    for (int entry = 0; entry < taken.length; entry++) {
      if (!seen[entry] && fits.test(entries.get(entry), wanted.get(place))) {
        seen[entry] = true;
        if (taken[entry] == NOBODY || take(taken[entry], fits, seen)) {
          taken[entry] = place;
          return true;
        }
      }
    }
    return false;
  }

  /** All entries in their places. */
  List<T> entries() {
    List<T> rest = new ArrayList<>();
    List<T> arranged = new ArrayList<>();
    for (int entry = 0; entry < taken.length; entry++) {
      if (taken[entry] == NOBODY) {
        rest.add(entries.get(entry));
      }
    }
    for (int place = 0; arranged.size() < taken.length; place++) {
      int entry = at(place);
      if (entry != NOBODY) {
        arranged.add(entries.get(entry));
      } else if (!rest.isEmpty()) {
        arranged.add(rest.remove(0));
      }
    }
    return arranged;
  }

  private int at(int place) {
    for (int entry = 0; entry < taken.length; entry++) {
      if (taken[entry] == place) {
        return entry;
      }
    }
    return NOBODY;
  }
}
