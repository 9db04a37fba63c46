package dev.runesheet.engine.save;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spelling.Excerpt;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The first value in which two saves of a match differ; 3 and 3.0 are one value.
 *
 * @param place its pointer
 * @param saved what the first has there; missing if nothing
 * @param played what the second has there; missing if nothing
 */
record SaveDifference(JsonPointer place, JsonNode saved, JsonNode played) {

  /** The first difference of two values. */
  static Optional<SaveDifference> of(JsonNode saved, JsonNode played) {
    return of(JsonPointer.empty(), saved, played);
  }

  private static Optional<SaveDifference> of(JsonPointer place, JsonNode saved, JsonNode played) {
    Set<JsonPointer> parts = new LinkedHashSet<>();
    if (saved.isObject() && played.isObject()) {
      saved.fieldNames().forEachRemaining(one -> parts.add(name(one)));
      played.fieldNames().forEachRemaining(one -> parts.add(name(one)));
    } else if (saved.isArray() && played.isArray()) {
      for (int i = 0; i < Math.max(saved.size(), played.size()); i++) {
        parts.add(JsonPointer.empty().appendIndex(i));
      }
    } else {
      return areEqual(saved, played)
          ? Optional.empty()
          : Optional.of(new SaveDifference(place, saved, played));
    }
    return parts.stream()
        .flatMap(part -> of(place.append(part), saved.at(part), played.at(part)).stream())
        .findFirst();
  }

  private static JsonPointer name(String field) {
    return JsonPointer.empty().appendProperty(field);
  }

  private static boolean areEqual(JsonNode one, JsonNode other) {
    boolean wholes = one.isIntegralNumber() && other.isIntegralNumber();
    return one.isNumber() && other.isNumber() && !wholes
        ? one.doubleValue() == other.doubleValue()
        : one.asText().equals(other.asText()) && one.getNodeType() == other.getNodeType();
  }

  /** It in words, with a full stop. */
  String words() {
    return place + " " + found(saved) + ", but by its answers it " + instead() + ".";
  }

  private static String found(JsonNode value) {
    return value.isMissingNode() ? "is not there" : "(" + Excerpt.of(value.toString()) + ")";
  }

  private String instead() {
    return played.isMissingNode() ? "is not there" : "is (" + Excerpt.of(played.toString()) + ")";
  }
}
