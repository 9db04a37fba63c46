package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.simulate.count.EffectRates;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The statistics of an effect by two versions of the rules.
 *
 * @param here by the rules here
 * @param there by the other version
 */
record EffectPair(EffectRates here, EffectRates there) {

  /**
   * A change by an effect, the mean of a firing.
   *
   * @param title the thing changed and its side
   */
  record Change(String title, double here, double there) {}

  /** The effects that either version has, those that do most more or less in a match first. */
  static List<EffectPair> all(Results one, Results other) {
    Map<String, EffectRates> before = byName(one);
    Map<String, EffectRates> after = byName(other);
    Set<String> names = new TreeSet<>(before.keySet());
    names.addAll(after.keySet());
    return names.stream()
        .map(
            name ->
                new EffectPair(
                    before.getOrDefault(name, EffectRates.of(name, one.total())),
                    after.getOrDefault(name, EffectRates.of(name, other.total()))))
        .sorted(
            Comparator.<EffectPair>comparingDouble(effect -> -effect.moreOrLess())
                .thenComparing(EffectPair::name))
        .toList();
  }

  private static Map<String, EffectRates> byName(Results results) {
    Map<String, EffectRates> all = new LinkedHashMap<>();
    results.effects().forEach(effect -> all.put(effect.name(), effect));
    return all;
  }

  /** The largest difference, in a match, of its firings and of what they change. */
  private double moreOrLess() {
    double firings = here.perGame();
    double others = there.perGame();
    return changes().stream()
        .mapToDouble(change -> Math.abs(change.here * firings - change.there * others))
        .reduce(Math.abs(firings - others), Math::max);
  }

  String name() {
    return here.name();
  }

  /** True if it fires as often by both versions and changes the same. */
  boolean isAlike() {
    return here.fired() == there.fired() && here.changes().equals(there.changes());
  }

  /** All that it changed by either version. */
  List<Change> changes() {
    Map<String, Double> before = means(here);
    Map<String, Double> after = means(there);
    List<Change> changes = new ArrayList<>();
    Set<String> titles = new TreeSet<>(before.keySet());
    titles.addAll(after.keySet());
    for (String title : titles) {
      changes.add(
          new Change(title, before.getOrDefault(title, 0.0), after.getOrDefault(title, 0.0)));
    }
    return changes;
  }

  private static Map<String, Double> means(EffectRates effect) {
    Map<String, Double> means = new LinkedHashMap<>();
    effect.each().forEach(change -> means.put(change.title(), change.each()));
    return means;
  }
}
