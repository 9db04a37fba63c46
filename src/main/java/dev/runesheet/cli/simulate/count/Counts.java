package dev.runesheet.cli.simulate.count;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Counts of matches, by key. Addition is commutative, so the result does not depend on threads,
 * interruptions or machines.
 */
public final class Counts {

  private final Map<Key, Long> sums = new HashMap<>();

  /**
   * The key of a count.
   *
   * @param kind the kind of thing, such as {@code card}
   * @param name its name
   * @param measure the property counted
   */
  public record Key(String kind, String name, String measure) implements Comparable<Key> {

    private static final Comparator<Key> ORDER =
        Comparator.comparing(Key::kind).thenComparing(Key::name).thenComparing(Key::measure);

    @Override
    public int compareTo(Key other) {
      return ORDER.compare(this, other);
    }
  }

  /** Counts some more. */
  public void add(String kind, String name, String measure, long more) {
    if (more != 0) {
      sums.merge(new Key(kind, name, measure), more, Long::sum);
    }
  }

  /** Counts one more. */
  void add(String kind, String name, String measure) {
    add(kind, name, measure, 1);
  }

  /** Adds all of another. */
  public void add(Counts other) {
    other.sums.forEach((key, more) -> sums.merge(key, more, Long::sum));
  }

  /** A number; 0 if nothing was counted. */
  long get(String kind, String name, String measure) {
    return sums.getOrDefault(new Key(kind, name, measure), 0L);
  }

  /** The rate of one measure among another. */
  public Rate rate(String kind, String name, String measure, String of) {
    return new Rate(get(kind, name, measure), get(kind, name, of));
  }

  /** The names with counts of a kind, sorted. */
  public SortedSet<String> names(String kind) {
    SortedSet<String> names = new TreeSet<>();
    for (Key key : sums.keySet()) {
      if (key.kind().equals(kind)) {
        names.add(key.name());
      }
    }
    return names;
  }

  /** The measures of one thing, sorted. */
  SortedMap<String, Long> of(String kind, String name) {
    SortedMap<String, Long> measures = new TreeMap<>();
    sums.forEach(
        (key, sum) -> {
          if (key.kind().equals(kind) && key.name().equals(name)) {
            measures.put(key.measure(), sum);
          }
        });
    return measures;
  }

  /** All of it, sorted. */
  public SortedMap<Key, Long> sorted() {
    return new TreeMap<>(sums);
  }
}
