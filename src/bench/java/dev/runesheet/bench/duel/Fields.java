package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashSet;
import java.util.Set;

/** A JSON object being read: gives out its fields and in the end refuses those nobody asked for. */
final class Fields {

  private static final double MAX_WHOLE = 0x1p53;

  private final JsonNode node;
  private final String place;
  private final Set<String> unread = new LinkedHashSet<>();

  /** The object at a place. */
  Fields(JsonNode node, String place) {
    if (!node.isObject()) {
      throw new DuelFormatException(place, "not an object");
    }
    this.node = node;
    this.place = place;
    node.fieldNames().forEachRemaining(unread::add);
  }

  /** The place of a field. */
  String place(String field) {
    return place + "/" + field;
  }

  /** An error at a field. */
  DuelFormatException error(String field, String problem) {
    return new DuelFormatException(place(field), problem);
  }

  /** True if a field is there. */
  boolean has(String field) {
    return node.has(field);
  }

  /** A field that must be there. */
  JsonNode get(String field) {
    JsonNode value = node.get(field);
    if (value == null) {
      throw error(field, "missing");
    }
    unread.remove(field);
    return value;
  }

  /** An object that must be there. */
  Fields object(String field) {
    return new Fields(get(field), place(field));
  }

  /** An array that must be there. */
  JsonNode array(String field) {
    JsonNode value = get(field);
    if (!value.isArray()) {
      throw error(field, "not an array");
    }
    return value;
  }

  /** A text that must be there. */
  String text(String field) {
    return text(get(field), place(field));
  }

  /** A text, or another one if the field is left out. */
  String text(String field, String otherwise) {
    return has(field) ? text(field) : otherwise;
  }

  /** A finite number that must be there. */
  double number(String field) {
    JsonNode value = get(field);
    if (!value.isNumber() || !Double.isFinite(value.doubleValue())) {
      throw error(field, "not a finite number");
    }
    return value.doubleValue();
  }

  /** A whole number from 1 to 2^53 that must be there. */
  long count(String field) {
    double value = number(field);
    if (value < 1 || value > MAX_WHOLE || value != Math.rint(value)) {
      throw error(field, "not a whole number from 1 to 2^53");
    }
    return (long) value;
  }

  /** The names of the fields nobody has asked for yet. */
  Set<String> unread() {
    return Set.copyOf(unread);
  }

  /** Ends the reading. */
  void finish() {
    if (!unread.isEmpty()) {
      throw error(unread.iterator().next(), "unknown field");
    }
  }

  /** A JSON text at a place. */
  static String text(JsonNode value, String place) {
    if (!value.isTextual()) {
      throw new DuelFormatException(place, "not a text");
    }
    return value.textValue();
  }
}
