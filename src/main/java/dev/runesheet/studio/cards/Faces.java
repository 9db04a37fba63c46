package dev.runesheet.studio.cards;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.spelling.CamelCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The cards, heroes or roles of a catalog as faces: a name, a few facts, and a text. What a game
 * calls them does not matter: an entry with a name that has rules text, or any that stands in a
 * section of cards, is one. A card without a name goes by its id, as elsewhere.
 */
final class Faces {

  private static final List<String> IDS = List.of("id", "code");
  private static final Set<String> KNOWN = Set.of("id", "code", "name", "text");
  private static final String CARDS = "cards";
  private static final int LONGEST = 80;

  private final UnaryOperator<String> text;
  private final ArrayNode faces = Json.list();

  private Faces(UnaryOperator<String> text) {
    this.text = text;
  }

  /**
   * All faces of a catalog, in its order.
   *
   * @param text the rules text of an id; empty if it has none
   */
  static ArrayNode of(JsonNode catalog, UnaryOperator<String> text) {
    Faces made = new Faces(text);
    for (Map.Entry<String, JsonNode> section : catalog.properties()) {
      made.addSection(section.getKey(), section.getValue());
    }
    return made.faces;
  }

  private void addSection(String section, JsonNode entries) {
    List<ObjectNode> found = new ArrayList<>();
    if (entries.isObject()) {
      entries
          .properties()
          .forEach(one -> face(section, one.getKey(), one.getValue()).ifPresent(found::add));
    } else {
      entries.forEach(one -> face(section, "", one).ifPresent(found::add));
    }
    boolean cards =
        section.equals(CARDS)
            || found.stream().anyMatch(one -> !one.path("text").asText().isEmpty());
    if (cards) {
      found.forEach(one -> faces.add(one.put("section", section)));
    }
  }

  private Optional<ObjectNode> face(String section, String key, JsonNode entry) {
    String written = entry.path("name").asText();
    String id =
        IDS.stream()
            .map(field -> entry.path(field).asText())
            .filter(word -> !word.isEmpty())
            .findFirst()
            .orElse(key.isEmpty() ? written : key);
    String name = written.isEmpty() && section.equals(CARDS) ? id : written;
    if (!entry.isObject() || name.isEmpty()) {
      return Optional.empty();
    }
    ObjectNode face = Json.object().put("id", id).put("name", name);
    String said = text.apply(id);
    face.put("text", said.isEmpty() ? entry.path("text").asText() : said);
    ArrayNode facts = face.putArray("facts");
    entry.properties().stream()
        .filter(field -> !KNOWN.contains(field.getKey()))
        .forEach(field -> addFact(field.getKey(), field.getValue(), facts));
    return Optional.of(face);
  }

  /** Facts that say nothing, such as a cost of 0 magic, are left out; numbers of a face are not. */
  private static void addFact(String label, JsonNode value, ArrayNode facts) {
    if (value.isObject()) {
      value.properties().stream()
          .filter(one -> one.getValue().isValueNode() && tells(one.getValue()))
          .forEach(one -> addFact(inner(label, one.getKey()), one.getValue(), facts));
    } else if (value.isArray()) {
      List<String> words = new ArrayList<>();
      value.forEach(one -> words.add(one.isValueNode() ? one.asText() : ""));
      words.removeIf(String::isEmpty);
      put(label, String.join(", ", words), facts);
    } else if (value.isNumber()) {
      facts.addObject().put("label", label(label)).put("number", value.doubleValue());
    } else if (value.isBoolean()) {
      put(label, value.booleanValue() ? "yes" : "", facts);
    } else {
      put(label, value.asText(), facts);
    }
  }

  private static boolean tells(JsonNode value) {
    return value.isNumber() ? value.doubleValue() != 0 : !value.asText().isEmpty();
  }

  /** The name of an inner field; one below stats or attributes goes by its own. */
  private static String inner(String outer, String name) {
    boolean plain = Set.of("stats", "attributes", "words", "numbers").contains(outer);
    return plain ? name : outer + " " + name;
  }

  private static void put(String label, String value, ArrayNode facts) {
    if (!value.isEmpty() && value.length() <= LONGEST) {
      facts.addObject().put("label", label(label)).put("value", value);
    }
  }

  /** {@code onTurn gold} as {@code on turn gold}. */
  private static String label(String field) {
    return CamelCase.words(field).replaceAll("[_-]", " ");
  }
}
