package dev.runesheet.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Things by the cases they are about. Those that name single words of something are found by it, so
 * that ten thousand rows with an id each need not be compared with each other.
 */
final class RegionIndex<T> {

  private final Map<String, Map<String, List<T>>> named = new HashMap<>();
  private final Map<String, List<T>> open = new HashMap<>();
  private final List<T> all = new ArrayList<>();

  void add(Region region, T thing) {
    for (Map.Entry<String, ValueSet> axis : region.axes().entrySet()) {
      // Those added before this was asked about can be about any of it.
      open.computeIfAbsent(axis.getKey(), key -> new ArrayList<>(all));
    }
    all.add(thing);
    for (Map.Entry<String, List<T>> axis : open.entrySet()) {
      if (region.axes().get(axis.getKey()) instanceof ValueSet.Words words && !words.except()) {
        Map<String, List<T>> byWord = named.computeIfAbsent(axis.getKey(), key -> new HashMap<>());
        words
            .words()
            .forEach(word -> byWord.computeIfAbsent(word, k -> new ArrayList<>()).add(thing));
      } else {
        axis.getValue().add(thing);
      }
    }
  }

  /** Things that may be about cases of a region, in no order that matters. */
  List<T> near(Region region) {
    List<T> nearest = all;
    for (Map.Entry<String, ValueSet> axis : region.axes().entrySet()) {
      if (axis.getValue() instanceof ValueSet.Words words
          && words.words().size() == 1
          && !words.except()) {
        String word = words.words().iterator().next();
        List<T> exact = named.getOrDefault(axis.getKey(), Map.of()).getOrDefault(word, List.of());
        List<T> others = open.getOrDefault(axis.getKey(), all);
        if (exact.size() + others.size() < nearest.size()) {
          nearest = new ArrayList<>(others);
          nearest.addAll(exact);
        }
      }
    }
    return nearest;
  }
}
