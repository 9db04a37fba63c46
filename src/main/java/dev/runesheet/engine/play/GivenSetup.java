package dev.runesheet.engine.play;

import com.fasterxml.jackson.databind.JsonNode;

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
    check(given, "", 0);
    return given.deepCopy();
  }

  private static void check(JsonNode node, String at, int depth) {
    if (depth > DEEPEST) {
      throw new IllegalArgumentException(
          "set-up is nested deeper than " + DEEPEST + " times at " + at.substring(0, 40) + "….");
    }
    boolean inside = depth > 0;
    if (node.isPojo() || node.isBinary() || inside && node.isMissingNode() || isEndless(node)) {
      throw new IllegalArgumentException(
          "set-up: "
              + at
              + " is no JSON value. Maybe it was made of path(), which gives a missing node; leave"
              + " it out.");
    }
    if (node.isObject()) {
      node.fields().forEachRemaining(f -> check(f.getValue(), at + "/" + f.getKey(), depth + 1));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        check(node.get(i), at + "/" + i, depth + 1);
      }
    }
  }

  private static boolean isEndless(JsonNode node) {
    return node.isFloatingPointNumber() && !Double.isFinite(node.doubleValue());
  }
}
