package dev.runesheet.cli.simulate.count;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * Counts of matches, by key. Addition is commutative, so the result does not depend on threads,
 * interruptions or machines.
 */
public final class Counts {

  /** The sums by kind, name and measure, since effects and cards ask for those of one name. */
  private final Map<String, Map<String, Map<String, Long>>> sums = new HashMap<>();

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
      sums.computeIfAbsent(kind, none -> new HashMap<>())
          .computeIfAbsent(name, none -> new HashMap<>())
          .merge(measure, more, Long::sum);
    }
  }

  /** Counts one more. */
  void add(String kind, String name, String measure) {
    add(kind, name, measure, 1);
  }

  /** Adds all of another. */
  public void add(Counts other) {
    other.forEach((key, more) -> add(key.kind(), key.name(), key.measure(), more));
  }

  /** A number; 0 if nothing was counted. */
  long get(String kind, String name, String measure) {
    return measures(kind, name).getOrDefault(measure, 0L);
  }

  /** The rate of one measure among another. */
  public Rate rate(String kind, String name, String measure, String of) {
    return new Rate(get(kind, name, measure), get(kind, name, of));
  }

  /** The names with counts of a kind, sorted. */
  public SortedSet<String> names(String kind) {
    return new TreeSet<>(sums.getOrDefault(kind, Map.of()).keySet());
  }

  /** The measures of one thing, sorted. */
  SortedMap<String, Long> of(String kind, String name) {
    return new TreeMap<>(measures(kind, name));
  }

  private Map<String, Long> measures(String kind, String name) {
    return sums.getOrDefault(kind, Map.of()).getOrDefault(name, Map.of());
  }

  private void forEach(BiConsumer<Key, Long> action) {
    sums.forEach(
        (kind, names) ->
            names.forEach(
                (name, measures) ->
                    measures.forEach(
                        (measure, sum) -> action.accept(new Key(kind, name, measure), sum))));
  }

  /** All of it, sorted. */
  public SortedMap<Key, Long> sorted() {
    SortedMap<Key, Long> sorted = new TreeMap<>();
    forEach(sorted::put);
    return sorted;
  }
}
