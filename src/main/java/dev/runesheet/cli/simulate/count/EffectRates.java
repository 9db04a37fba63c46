package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.Numerals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The statistics of an effect.
 *
 * @param name its id
 * @param fired the number of its firings
 * @param games the share of matches in which it fired
 * @param moved the number of entities it moved or created, by side
 * @param stopped the number of effects it took out of force, by side
 * @param stats the sum of its changes to each stat, by side
 */
public record EffectRates(
    String name,
    long fired,
    Rate games,
    Map<Side, Double> moved,
    Map<Side, Double> stopped,
    Map<String, Map<Side, Double>> stats) {

  /** The order by number of firings, then by name. */
  public static final Comparator<EffectRates> MOST_FIRST =
      Comparator.<EffectRates>comparingLong(effect -> -effect.fired)
          .thenComparing(EffectRates::name);

  /**
   * A change by an effect.
   *
   * @param what the number that it changed, {@code moved} or {@code out of force}
   * @param each the mean of a firing
   */
  public record Change(String what, Side side, double each) {

    /** The thing changed and its side, for example {@code health of others}. */
    public String title() {
      return what + side.behind();
    }
  }

  public static EffectRates of(String name, Tally total) {
    Map<String, Long> measures = total.counts().of(EffectUses.KIND, name);
    Map<Side, Double> moved = new EnumMap<>(Side.class);
    Map<Side, Double> stopped = new EnumMap<>(Side.class);
    Map<String, Map<Side, Double>> stats = new TreeMap<>();
    measures.forEach(
        (measure, sum) -> {
          String[] words = measure.split(" ", 3);
          switch (words[0] + " ") {
            case EffectUses.MOVED -> moved.put(Side.of(words[1]), (double) sum);
            case EffectUses.STOPPED -> stopped.put(Side.of(words[1]), (double) sum);
            case EffectUses.STAT ->
                stats
                    .computeIfAbsent(words[2], unknown -> new EnumMap<>(Side.class))
                    .put(Side.of(words[1]), sum / EffectUses.PARTS);
            default -> {} // Firings and games, below.
          }
        });
    Rate games = new Rate(measures.getOrDefault(EffectUses.GAMES, 0L), total.ended());
    long fired = measures.getOrDefault(EffectUses.FIRED, 0L);
    return new EffectRates(name, fired, games, moved, stopped, stats);
  }

  /** The mean number of firings in a match. */
  public double perGame() {
    return games.of() == 0 ? 0 : (double) fired / games.of();
  }

  /** All that it changed. */
  public List<Change> each() {
    List<Change> all = new ArrayList<>();
    stats.forEach((stat, sides) -> add(all, stat, sides));
    add(all, "moved", moved);
    add(all, "out of force", stopped);
    return all;
  }

  private void add(List<Change> all, String what, Map<Side, Double> sides) {
    sides.forEach((side, sum) -> all.add(new Change(what, side, sum / Math.max(1, fired))));
  }

  /** The mean change of a firing, for example {@code health +5 own, -5 of others; moved 1 own}. */
  public String changes() {
    StringBuilder words = new StringBuilder();
    stats.forEach((stat, sides) -> tell(words, stat, sides, true));
    tell(words, "moved", moved, false);
    tell(words, "out of force", stopped, false);
    return words.toString();
  }

  private void tell(StringBuilder words, String what, Map<Side, Double> sides, boolean sign) {
    List<String> parts = new ArrayList<>();
    sides.forEach(
        (side, sum) -> {
          double each = rounded(sum / Math.max(1, fired));
          parts.add((sign && each > 0 ? "+" : "") + Numerals.plain(each) + side.behind());
        });
    if (!parts.isEmpty()) {
      words.append(words.isEmpty() ? "" : "; ").append(what).append(' ');
      words.append(String.join(", ", parts));
    }
  }

  private static double rounded(double amount) {
    return Math.round(amount * 100) / 100.0;
  }

  public void addTo(ObjectNode json) {
    json.put("name", name).put("fired", fired).put("per_game", perGame());
    json.put("games", games.count()).put("of", games.of());
    json.put("moved", sum(moved)).put("out_of_force", sum(stopped));
    ObjectNode sums = json.putObject("stats");
    stats.forEach((stat, sides) -> sums.put(stat, total(sides)));
    for (Side side : List.of(Side.OWN, Side.OTHERS)) {
      ObjectNode part = json.putObject(side.word());
      part.put("moved", of(moved, side)).put("out_of_force", of(stopped, side));
      ObjectNode changed = part.putObject("stats");
      stats.forEach(
          (stat, sides) -> {
            if (sides.containsKey(side)) {
              changed.put(stat, sides.get(side));
            }
          });
    }
  }

  private static long sum(Map<Side, Double> sides) {
    return Math.round(total(sides));
  }

  private static double total(Map<Side, Double> sides) {
    return sides.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  private static long of(Map<Side, Double> sides, Side side) {
    return Math.round(sides.getOrDefault(side, 0.0));
  }
}
