package dev.runesheet.table.check;

import dev.runesheet.model.Interval;
import dev.runesheet.model.Numerals;
import dev.runesheet.table.cell.ValueSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An index of things by their cases. Things restricted to single words or numbers of a property are
 * found by it, so that ten thousand rows with an id each need not be compared with each other.
 */
final class RegionIndex<T> {

  private final Map<String, Map<Object, List<T>>> named = new HashMap<>();
  private final Map<String, List<T>> open = new HashMap<>();
  private final List<T> all = new ArrayList<>();

  void add(Region region, T thing) {
    for (Map.Entry<String, ValueSet> axis : region.axes().entrySet()) {
      // Rows added before this property was first tested can match any value of it.
      open.computeIfAbsent(axis.getKey(), key -> new ArrayList<>(all));
    }
    all.add(thing);
    for (Map.Entry<String, List<T>> axis : open.entrySet()) {
      List<Object> values = values(region.axes().get(axis.getKey()));
      if (!values.isEmpty()) {
        Map<Object, List<T>> byValue = named.computeIfAbsent(axis.getKey(), key -> new HashMap<>());
        values.forEach(
            value -> byValue.computeIfAbsent(value, key -> new ArrayList<>()).add(thing));
      } else {
        axis.getValue().add(thing);
      }
    }
  }

  /** Things that may be about cases of a region, in no order that matters. */
  List<T> near(Region region) {
    List<T> nearest = all;
    for (Map.Entry<String, ValueSet> axis : region.axes().entrySet()) {
      List<Object> values = values(axis.getValue());
      if (values.size() == 1) {
        List<T> exact =
            named.getOrDefault(axis.getKey(), Map.of()).getOrDefault(values.get(0), List.of());
        List<T> others = open.getOrDefault(axis.getKey(), all);
        if (exact.size() + others.size() < nearest.size()) {
          nearest = new ArrayList<>(others);
          nearest.addAll(exact);
        }
      }
    }
    return nearest;
  }

  /** The single words or numbers that a set is made of; none if it is anything else. */
  private static List<Object> values(ValueSet set) {
    if (set instanceof ValueSet.Words words) {
      return words.except() ? List.of() : List.copyOf(words.words());
    }
    List<Object> numbers = new ArrayList<>();
    if (set instanceof ValueSet.Numbers of) {
      for (Interval range : of.set().ranges()) {
        if (range.low() != range.high()) {
          return List.of();
        }
        numbers.add(Numerals.withoutMinusZero(range.low()));
      }
    }
    return numbers;
  }
}
