package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.Numerals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The statistics of an effect.
 *
 * @param name its id
 * @param fired the number of its firings
 * @param games the share of matches in which it fired
 * @param moved the number of entities it moved or created
 * @param stats the sum of its changes to each stat
 */
public record EffectRates(
    String name, long fired, Rate games, long moved, Map<String, Double> stats) {

  /** The order by number of firings, then by name. */
  public static final Comparator<EffectRates> MOST_FIRST =
      Comparator.<EffectRates>comparingLong(effect -> -effect.fired)
          .thenComparing(EffectRates::name);

  public static EffectRates of(String name, Tally total) {
    Map<String, Long> measures = total.counts().of(EffectUses.KIND, name);
    Map<String, Double> stats = new TreeMap<>();
    measures.forEach(
        (measure, sum) -> {
          if (measure.startsWith(EffectUses.STAT)) {
            stats.put(measure.substring(EffectUses.STAT.length()), sum / EffectUses.PARTS);
          }
        });
    Rate games = new Rate(measures.getOrDefault(EffectUses.GAMES, 0L), total.ended());
    return new EffectRates(
        name,
        measures.getOrDefault(EffectUses.FIRED, 0L),
        games,
        measures.getOrDefault(EffectUses.MOVED, 0L),
        stats);
  }

  /** The mean number of firings in a match. */
  public double perGame() {
    return games.of() == 0 ? 0 : (double) fired / games.of();
  }

  /** The mean change of a firing, for example {@code health -7.5, moved 1}. */
  public String changes() {
    List<String> changes = new ArrayList<>();
    double times = Math.max(1, fired);
    stats.forEach((stat, sum) -> changes.add(stat + " " + signed(sum / times)));
    if (moved > 0) {
      changes.add("moved " + Numerals.plain(rounded(moved / times)));
    }
    return String.join(", ", changes);
  }

  private static double rounded(double amount) {
    return Math.round(amount * 100) / 100.0;
  }

  private static String signed(double amount) {
    return (amount > 0 ? "+" : "") + Numerals.plain(rounded(amount));
  }

  public void addTo(ObjectNode json) {
    json.put("name", name).put("fired", fired).put("per_game", perGame());
    json.put("games", games.count()).put("of", games.of()).put("moved", moved);
    ObjectNode sums = json.putObject("stats");
    stats.forEach(sums::put);
  }
}
