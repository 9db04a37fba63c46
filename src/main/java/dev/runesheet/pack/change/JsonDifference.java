package dev.runesheet.pack.change;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The difference of a recorded and a replayed value; numbers compare by their double value. */
public final class JsonDifference {

  private static final int MOST = 20;

  private final List<String> differences = new ArrayList<>();

  private JsonDifference() {}

  /**
   * The first differences, each with its place; empty if there are none.
   *
   * @param place where both values are; empty for the whole
   */
  public static List<String> between(String place, JsonNode recorded, JsonNode played) {
    JsonDifference difference = new JsonDifference();
    difference.compare(place, recorded, played);
    return difference.differences;
  }

  private void compare(String place, JsonNode recorded, JsonNode played) {
    if (differences.size() >= MOST) {
      return;
    }
    if (recorded.isObject() && played.isObject()) {
      Set<String> names = new TreeSet<>();
      recorded.fieldNames().forEachRemaining(names::add);
      played.fieldNames().forEachRemaining(names::add);
      names.forEach(name -> compare(place + "/" + name, recorded.path(name), played.path(name)));
    } else if (recorded.isArray() && played.isArray()) {
      for (int i = 0; i < Math.max(recorded.size(), played.size()); i++) {
        compare(place + "/" + i, recorded.path(i), played.path(i));
      }
    } else if (!same(recorded, played)) {
      differences.add(place + ": recorded " + text(recorded) + ", played " + text(played));
    }
  }

  /** True if both are the same number, however it is written, or else equal. */
  public static boolean same(JsonNode one, JsonNode other) {
    return one.isNumber() && other.isNumber()
        ? one.doubleValue() == other.doubleValue()
        : one.equals(other);
  }

  private static String text(JsonNode node) {
    return node.isMissingNode() ? "nothing" : node.toString();
  }
}
