package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The distribution of the lengths of matches.
 *
 * @param games the number of matches, by number of turns
 */
public record Lengths(SortedMap<Integer, Long> games) {

  static Lengths of(Counts counts, String kind, String measure) {
    SortedMap<Integer, Long> games = new TreeMap<>();
    counts.names(kind).forEach(n -> games.put(Integer.valueOf(n), counts.get(kind, n, measure)));
    return new Lengths(games);
  }

  long all() {
    return games.values().stream().mapToLong(Long::longValue).sum();
  }

  public double mean() {
    long sum = 0;
    for (Map.Entry<Integer, Long> entry : games.entrySet()) {
      sum += entry.getKey() * entry.getValue();
    }
    return games.isEmpty() ? 0 : (double) sum / all();
  }

  public int fewest() {
    return games.isEmpty() ? 0 : games.firstKey();
  }

  public int most() {
    return games.isEmpty() ? 0 : games.lastKey();
  }

  /**
   * The turns within which a share of the matches were over.
   *
   * @param percent the share
   */
  public int quantile(int percent) {
    long left = percent * all();
    for (Map.Entry<Integer, Long> entry : games.entrySet()) {
      left -= 100 * entry.getValue();
      if (left <= 0) {
        return entry.getKey();
      }
    }
    return most();
  }

  /**
   * The number of matches by length, in at most this many groups of equal width, by their first
   * turn.
   */
  public SortedMap<Integer, Long> groups(int most) {
    int wide = (most() - fewest()) / most + 1;
    SortedMap<Integer, Long> groups = new TreeMap<>();
    for (int from = fewest(); from <= most() && !games.isEmpty(); from += wide) {
      long sum = games.subMap(from, from + wide).values().stream().mapToLong(Long::longValue).sum();
      groups.put(from, sum);
    }
    return groups;
  }

  public void addTo(ObjectNode json) {
    json.put("mean", mean()).put("min", fewest()).put("max", most());
    json.put("median", quantile(50)).put("p10", quantile(10)).put("p90", quantile(90));
    ArrayNode all = json.putArray("games");
    games.forEach((turns, count) -> all.addArray().add(turns).add(count));
  }
}
