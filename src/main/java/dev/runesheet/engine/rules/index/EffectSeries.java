package dev.runesheet.engine.rules.index;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The order of effects that belong together: those whose ids count run by their numbers, and begin
 * where the lowest of them stands.
 */
public final class EffectSeries {

  private EffectSeries() {}

  /**
   * Puts the effects of one owner into the order in which they answer one event.
   *
   * @param effects the effects in the order in which they are written
   * @param id the id of one
   */
  public static <T> List<T> inOrder(List<T> effects, Function<T, String> id) {
    if (effects.size() < 2) {
      return effects;
    }
    Comparator<T> byNumber =
        Comparator.comparingInt(one -> EffectNumber.of(id.apply(one)).number());
    Map<String, List<T>> series = new LinkedHashMap<>();
    // The lowest number of a series says where it stands, so it is looked at where it is written.
    Map<T, Integer> places = new LinkedHashMap<>();
    for (T effect : effects) {
      places.put(effect, places.size());
      series
          .computeIfAbsent(EffectNumber.of(id.apply(effect)).series(), any -> new ArrayList<>())
          .add(effect);
    }
    series.values().forEach(all -> all.sort(byNumber));
    return series.values().stream()
        .sorted(Comparator.comparingInt(all -> places.get(all.get(0))))
        .flatMap(List::stream)
        .toList();
  }
}
