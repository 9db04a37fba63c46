package dev.runesheet.testing.sheet;

import dev.runesheet.testing.ScenarioColumn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The match of a scenario's value with a column.
 *
 * @param group the path up to where rows begin to differ; for entries named by cells, those cells,
 *     since one row can hold several of their values
 * @param entry the entry of the group that it belongs to; empty if there is only one
 * @param keys the words of the cells that the path names, by their labels
 */
record ColumnMatch(String group, String entry, Map<String, String> keys) {

  /** The match of a place with a column's path; null if there is none. */
  static ColumnMatch of(ScenarioColumn column, List<String> place) {
    String[] parts = column.path().split("/");
    if (column.path().isEmpty() || parts.length != place.size()) {
      return null;
    }
    StringBuilder group = new StringBuilder();
    String entry = "";
    Map<String, String> keys = new LinkedHashMap<>();
    for (int i = 0; i < parts.length; i++) {
      boolean next = parts[i].equals(SheetShape.NEXT);
      List<String> labels = RowPaths.labels(parts[i]);
      if (next && place.get(i).charAt(0) == SheetShape.ENTRY) {
        entry = place.get(i);
      } else if (!labels.isEmpty()) {
        if (keys.isEmpty()) {
          group = new StringBuilder(column.column().band());
        }
        entry = keys.isEmpty() ? place.get(i) : entry + "/" + place.get(i);
        group.append(parts[i]);
        if (!read(parts[i], labels, place.get(i), keys)) {
          return null;
        }
      } else if (!parts[i].equals(place.get(i))) {
        return null;
      }
      if (entry.isEmpty()) {
        group.append('/').append(parts[i]);
      }
    }
    return new ColumnMatch(group.toString(), entry, keys);
  }

  private static boolean read(
      String part, List<String> labels, String field, Map<String, String> keys) {
    String pattern = Pattern.quote(part);
    for (String label : labels) {
      pattern = pattern.replace("{" + label + "}", "\\E(.+?)\\Q");
    }
    Matcher matcher = Pattern.compile(pattern).matcher(field);
    if (!matcher.matches()) {
      return false;
    }
    for (int i = 0; i < labels.size(); i++) {
      keys.put(labels.get(i), matcher.group(i + 1));
    }
    return true;
  }

  /** True if there is a column for each key. */
  boolean complete(List<ScenarioColumn> columns) {
    return keys.keySet().stream().allMatch(label -> columns.stream().anyMatch(named(label)));
  }

  private static java.util.function.Predicate<ScenarioColumn> named(String label) {
    return column -> column.column().label().equals(label) && column.path().isEmpty();
  }

  static ScenarioColumn key(List<ScenarioColumn> columns, String band, String label) {
    return columns.stream()
        .filter(column -> column.column().band().equals(band))
        .filter(column -> column.column().label().equals(label))
        .findFirst()
        .orElseThrow();
  }
}
