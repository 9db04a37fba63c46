package dev.runesheet.table.check;

import dev.runesheet.table.cell.ValueSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The set of cases that a row answers: for each property it tests, the matching values. Other
 * properties can have any value.
 *
 * @param axes the values by property
 */
public record Region(Map<String, ValueSet> axes) {

  public Region {
    axes = Collections.unmodifiableMap(new LinkedHashMap<>(axes));
  }

  /** The cases with only these values of one property. */
  Region with(String axis, ValueSet values) {
    Map<String, ValueSet> more = new LinkedHashMap<>(axes);
    more.merge(axis, values, ValueSet::and);
    return new Region(more);
  }

  /** The cases of both. */
  Region and(Region other) {
    Region both = this;
    for (Map.Entry<String, ValueSet> axis : other.axes.entrySet()) {
      both = both.with(axis.getKey(), axis.getValue());
    }
    return both;
  }

  /** True if no case is among these, since no value of a property fits. */
  boolean isEmpty() {
    return axes.values().stream().anyMatch(ValueSet::isEmpty);
  }

  boolean meets(Region other) {
    for (Map.Entry<String, ValueSet> axis : axes.entrySet()) {
      ValueSet values = other.axes.get(axis.getKey());
      if (values != null && !axis.getValue().meets(values)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The difference of these cases and others, as disjoint regions.
   *
   * @param others the regions taken away
   * @param most the number of regions to compute at most
   * @param effort the number of steps before giving up; counted down
   * @return the regions; this one, with no effort left, if it took too long
   */
  List<Region> without(List<Region> others, int most, Effort effort) {
    int first = 0;
    while (first < others.size() && !meets(others.get(first))) {
      first++;
    }
    if (first == others.size() || !effort.spend()) {
      return List.of(this);
    }
    List<Region> rest = others.subList(first + 1, others.size());
    List<Region> left = new ArrayList<>();
    Region inside = this;
    for (Map.Entry<String, ValueSet> axis : others.get(first).axes.entrySet()) {
      Region outside = inside.with(axis.getKey(), axis.getValue().opposite());
      if (!outside.axes.get(axis.getKey()).isEmpty() && left.size() < most) {
        left.addAll(outside.without(rest, most - left.size(), effort));
      }
      inside = inside.with(axis.getKey(), axis.getValue());
    }
    return left;
  }

  /** The cases in words, without what can be anything. */
  String words(Region all) {
    return axes.entrySet().stream()
        .filter(
            axis ->
                !all.axes.containsKey(axis.getKey())
                    || !all.axes.get(axis.getKey()).within(axis.getValue()))
        .map(axis -> axis.getKey() + ": " + axis.getValue().text())
        .collect(Collectors.joining("; "));
  }

  /** A number of steps that can be used up. */
  static final class Effort {
    private int left;

    Effort(int steps) {
      left = steps;
    }

    boolean spend() {
      if (left == 0) {
        return false;
      }
      left--;
      return true;
    }

    boolean spent() {
      return left == 0;
    }
  }
}
