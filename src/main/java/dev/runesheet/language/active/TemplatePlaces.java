package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The parts of a template from which the parts of a filled one come, by JSON pointer. A part with a
 * value of an effect in it comes from nowhere in the template: what is wrong with it is the
 * effect's.
 */
final class TemplatePlaces {

  private final Map<String, Optional<JsonValue>> parts = new LinkedHashMap<>();

  private TemplatePlaces() {}

  /** The parts of a filled template. */
  static Map<String, Optional<JsonValue>> of(JsonValue template, JsonNode filled) {
    TemplatePlaces places = new TemplatePlaces();
    places.match(template, "", filled);
    return places.parts;
  }

  private void match(JsonValue template, String pointer, JsonNode filled) {
    boolean same =
        template.node().getNodeType() == filled.getNodeType()
            && !(template.node().isTextual() && hasPlaces(template.node()));
    parts.put(pointer, same ? Optional.of(template) : Optional.empty());
    if (same && filled.isObject()) {
      filled.fieldNames().forEachRemaining(name -> match(template, pointer, filled, name));
    } else if (same && filled.isArray()) {
      entries(template, pointer, filled);
    }
  }

  private void match(JsonValue template, String pointer, JsonNode filled, String field) {
    String step = "/" + field.replace("~", "~0").replace("/", "~1");
    Optional<JsonValue> part = template.at(step);
    parts.put(pointer + step, Optional.empty());
    part.ifPresent(from -> match(from, pointer + step, filled.get(field)));
  }

  /** Entries up to the first that can have become several. */
  private void entries(JsonValue template, String pointer, JsonNode filled) {
    boolean known = true;
    for (int i = 0; i < filled.size(); i++) {
      String step = "/" + i;
      Optional<JsonValue> part = template.at(step);
      known = known && part.isPresent() && !spreads(part.get().node());
      if (known) {
        match(part.get(), pointer + step, filled.get(i));
      } else {
        parts.put(pointer + step, Optional.empty());
      }
    }
  }

  private static boolean spreads(JsonNode entry) {
    return entry.isTextual() && hasPlaces(entry);
  }

  private static boolean hasPlaces(JsonNode node) {
    return !Template.places(node).isEmpty();
  }
}
