package dev.runesheet.engine;

import java.util.ArrayList;
import java.util.List;

/** Counts from 1, one for each small number; those that nobody asked for stand at 0. */
final class Tally {

  private final List<Integer> counts;

  Tally() {
    this(List.of());
  }

  Tally(List<Integer> counts) {
    this.counts = new ArrayList<>(counts);
  }

  Tally copy() {
    return new Tally(counts);
  }

  /** Counts one more of a number, and gives how many there are now. */
  int next(int number) {
    while (counts.size() <= number) {
      counts.add(0);
    }
    counts.set(number, counts.get(number) + 1);
    return counts.get(number);
  }

  /** The sum of all counts. */
  int all() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** All counts, by number. */
  List<Integer> counts() {
    return List.copyOf(counts);
  }
}
