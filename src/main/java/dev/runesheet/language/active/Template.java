package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The substitution of values into a template. A text that is nothing but {@code $name} becomes the
 * value itself, and a list its entries within a list; within a longer text the value is written
 * out. A field that becomes an empty text is left out, and a text that becomes a number is one.
 */
final class Template {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The parameter of the verbs {@code give} and {@code grant} that names the status. */
  private static final String STATUS = "effect";

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");
  private static final Pattern PLACE = Pattern.compile("\\$([a-z_][a-z0-9_]*)");

  /** A text that is written as a place, also where no place is called so. */
  private static final Pattern WRITTEN = Pattern.compile("\\$([A-Za-z0-9_]+)");

  private Template() {}

  /** The names of the places. */
  static Set<String> places(JsonNode template) {
    return placesBesides(template, Set.of());
  }

  /** The names of the places that stand elsewhere than as values of some fields. */
  static Set<String> placesBesides(JsonNode template, Set<String> fields) {
    Set<String> places = new TreeSet<>();
    collect(template, fields, places);
    return places;
  }

  /** The names of the places of a text. */
  static Set<String> places(String text) {
    Set<String> places = new TreeSet<>();
    collect(text, places);
    return places;
  }

  /** The names of the places of a text as they are written, also those that no place can have. */
  static List<String> written(String text) {
    return WRITTEN.matcher(text).results().map(place -> place.group(1)).distinct().toList();
  }

  /** The places of a text and what stands between them, in order. */
  static List<String> pieces(String text) {
    List<String> pieces = new ArrayList<>();
    Matcher place = PLACE.matcher(text);
    int end = 0;
    while (place.find()) {
      pieces.add(text.substring(end, place.start()));
      pieces.add(place.group());
      end = place.end();
    }
    pieces.add(text.substring(end));
    return pieces;
  }

  /** The name of the place that is all of a text; empty if there is more or none. */
  static Optional<String> only(JsonNode template) {
    return only(template.isTextual() ? template.textValue() : "");
  }

  /** The name of the place that is all of a text; empty if there is more or none. */
  static Optional<String> only(String text) {
    Matcher whole = PLACE.matcher(text);
    return whole.matches() ? Optional.of(whole.group(1)) : Optional.empty();
  }

  private static void collect(JsonNode template, Set<String> besides, Set<String> places) {
    if (template.isTextual()) {
      collect(template.textValue(), places);
    }
    for (Map.Entry<String, JsonNode> field : template.properties()) {
      collect(field.getKey(), places);
      if (!besides.contains(field.getKey())) {
        collect(field.getValue(), besides, places);
      }
    }
    if (template.isArray()) {
      template.forEach(part -> collect(part, besides, places));
    }
  }

  private static void collect(String text, Set<String> places) {
    Matcher place = PLACE.matcher(text);
    while (place.find()) {
      places.add(place.group(1));
    }
  }

  /** The template with values; a place without a value stays. */
  static JsonNode fill(JsonNode template, Map<String, JsonNode> values) {
    if (template instanceof ObjectNode object) {
      ObjectNode filled = NODES.objectNode();
      object
          .properties()
          .forEach(
              field -> {
                JsonNode value = fill(field.getValue(), values);
                boolean empty = value.isTextual() && value.textValue().isEmpty();
                if (!empty || places(field.getValue()).isEmpty()) {
                  filled.set(fill(field.getKey(), values), value);
                }
              });
      return filled;
    }
    if (template instanceof ArrayNode list) {
      ArrayNode filled = NODES.arrayNode();
      for (JsonNode entry : list) {
        JsonNode value = fill(entry, values);
        if (value.isArray() && entry.isTextual()) {
          filled.addAll((ArrayNode) value);
        } else {
          filled.add(value);
        }
      }
      return filled;
    }
    return template.isTextual() ? text(template, values) : template;
  }

  /** The template with other names of statuses in the lines that give one by the usual verbs. */
  static JsonNode renamed(JsonNode template, Map<String, String> names) {
    if (template instanceof ObjectNode object) {
      ObjectNode renamed = NODES.objectNode();
      for (Map.Entry<String, JsonNode> field : object.properties()) {
        String name = field.getKey().equals(STATUS) ? names.get(field.getValue().asText()) : null;
        JsonNode value = name == null ? renamed(field.getValue(), names) : NODES.textNode(name);
        renamed.set(field.getKey(), value);
      }
      return renamed;
    }
    if (template instanceof ArrayNode list) {
      ArrayNode renamed = NODES.arrayNode();
      list.forEach(entry -> renamed.add(renamed(entry, names)));
      return renamed;
    }
    return template;
  }

  private static JsonNode text(JsonNode template, Map<String, JsonNode> values) {
    Matcher whole = PLACE.matcher(template.textValue());
    if (whole.matches() && values.containsKey(whole.group(1))) {
      return values.get(whole.group(1)).deepCopy();
    }
    String filled = fill(template.textValue(), values);
    boolean number = !filled.equals(template.textValue()) && NUMBER.matcher(filled).matches();
    return number ? NODES.numberNode(Integer.parseInt(filled)) : NODES.textNode(filled);
  }

  /** A text with values. */
  static String fill(String text, Map<String, JsonNode> values) {
    return PLACE
        .matcher(text)
        .replaceAll(
            place -> {
              JsonNode value = values.get(place.group(1));
              return Matcher.quoteReplacement(value == null ? place.group() : value.asText());
            });
  }
}
