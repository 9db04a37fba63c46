package dev.runesheet.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/** The set-up that a program gives; it need not have been read from a text. */
public final class GivenSetup {

  private static final int DEEPEST = 500;

  private GivenSetup() {}

  /**
   * A copy for a match, which can be written with it and read again.
   *
   * @throws IllegalArgumentException if a part is no JSON, such as a missing node
   */
  public static JsonNode copy(JsonNode given) {
    if (!isJson(given, 0)) {
      refuse(given, "", 0); // Matches begin often, so places are named for mistakes alone.
    }
    return given.deepCopy();
  }

  private static boolean isJson(JsonNode node, int depth) {
    return switch (node.getNodeType()) {
      case STRING, BOOLEAN, NULL -> true;
      case ARRAY, OBJECT -> depth <= DEEPEST && areJson(node, depth + 1);
      case NUMBER, MISSING, BINARY, POJO -> !isStrange(node, depth);
    };
  }

  private static boolean areJson(JsonNode parent, int depth) {
    for (JsonNode child : parent) {
      if (!isJson(child, depth)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isStrange(JsonNode node, int depth) {
    return node.isPojo()
        || node.isBinary()
        || depth > 0 && node.isMissingNode()
        || node.isFloatingPointNumber() && !Double.isFinite(node.doubleValue());
  }

  private static void refuse(JsonNode node, String at, int depth) {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException(
          "set-up is nested deeper than " + DEEPEST + " times at " + at.substring(0, 40) + "….");
    }
    if (isStrange(node, depth)) {
      throw new IllegalArgumentException(
          "set-up: "
              + at
              + " is no JSON value. Maybe it was made of path(), which gives a missing node; leave"
              + " it out.");
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      refuse(field.getValue(), at + "/" + field.getKey(), depth + 1);
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      refuse(node.get(i), at + "/" + i, depth + 1);
    }
  }
}
