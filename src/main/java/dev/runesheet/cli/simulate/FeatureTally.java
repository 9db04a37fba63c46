package dev.runesheet.cli.simulate;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how often players won with what they brought, for example a card. A match to which several
 * players brought the same says nothing about it and does not count for it. Tallies add up in any
 * order to the same sum.
 */
public final class FeatureTally {

  private final Map<String, Rate> rates = new TreeMap<>();

  /**
   * A match ended.
   *
   * @param brought what each player brought
   * @param winner the player who won; -1 for a draw
   */
  public void ended(List<List<String>> brought, int winner) {
    Map<String, Integer> holders = new TreeMap<>();
    brought.stream()
        .flatMap(features -> features.stream().distinct())
        .forEach(feature -> holders.merge(feature, 1, Integer::sum));
    for (int player = 0; player < brought.size(); player++) {
      Rate one = new Rate(player == winner ? 1 : 0, 1);
      brought.get(player).stream()
          .distinct()
          .filter(feature -> holders.get(feature) == 1)
          .forEach(feature -> rates.merge(feature, one, Rate::plus));
    }
  }

  /** Adds another tally. */
  void add(FeatureTally other) {
    other.rates.forEach((feature, rate) -> rates.merge(feature, rate, Rate::plus));
  }

  /** The rates, the highest first. */
  public Map<String, Rate> rates() {
    return highestFirst(rates);
  }

  /** Rates sorted from the highest to the lowest; equal ones by name. */
  static Map<String, Rate> highestFirst(Map<String, Rate> rates) {
    Comparator<Map.Entry<String, Rate>> order =
        Comparator.comparingDouble(entry -> -entry.getValue().value());
    Map<String, Rate> sorted = new LinkedHashMap<>();
    rates.entrySet().stream()
        .sorted(order.thenComparing(Map.Entry.comparingByKey()))
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return Collections.unmodifiableMap(sorted);
  }
}
