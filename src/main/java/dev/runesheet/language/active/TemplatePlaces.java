package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The parts of a template from which the parts of a filled one come, by JSON pointer. Values of an
 * effect are checked against their type before they are filled in, so that what is wrong with a
 * part is the template's; only a part with a card's own words comes from nowhere in the template.
 */
final class TemplatePlaces {

  private final Map<String, TemplatePart> parts = new LinkedHashMap<>();
  private final Origins origins;
  private final UnaryOperator<String> filling;

  /** The values whose templates are being matched; one can name itself by mistake. */
  private final Set<String> entered = new HashSet<>();

  /** The parameter of the card that becomes what is being matched; none outside of any. */
  private List<JsonValue> around = List.of();

  private TemplatePlaces(Origins origins, UnaryOperator<String> filling) {
    this.origins = origins;
    this.filling = filling;
  }

  /**
   * The parts of a filled template.
   *
   * @param filling what a text of it becomes
   */
  static Map<String, TemplatePart> of(
      JsonValue template, JsonNode filled, Origins origins, UnaryOperator<String> filling) {
    TemplatePlaces places = new TemplatePlaces(origins, filling);
    places.match(template, "", filled);
    return places.parts;
  }

  /**
   * A text with values; a card's own if one of these is.
   *
   * @param filling what a text becomes with the values
   */
  static TemplatePart part(JsonValue text, Origins origins, UnaryOperator<String> filling) {
    return part(text, origins, filling, List.of());
  }

  /** A text with values; it stands in what a parameter of the card becomes, if one is around it. */
  private static TemplatePart part(
      JsonValue text, Origins origins, UnaryOperator<String> filling, List<JsonValue> around) {
    Set<String> names = Template.places(text.node());
    List<JsonValue> given = inner(origins.given(names), around);
    if (!origins.decide(names)) {
      return new TemplatePart(Optional.empty(), List.of(), given);
    }
    List<TemplatePart.Piece> pieces = new ArrayList<>();
    for (String piece : Template.pieces(text.node().textValue())) {
      Optional<JsonValue> from =
          Template.only(piece)
              .map(name -> Optional.ofNullable(origins.values().get(name)))
              .orElse(Optional.of(text));
      pieces.add(new TemplatePart.Piece(filling.apply(piece).length(), from));
    }
    return new TemplatePart(Optional.of(text), pieces, given);
  }

  private static List<JsonValue> inner(List<JsonValue> given, List<JsonValue> around) {
    return given.isEmpty() ? around : given;
  }

  private void match(JsonValue template, String pointer, JsonNode filled) {
    Optional<String> name = Template.only(template.node());
    if (name.map(origins.values()::get).isPresent() && entered.add(name.get())) {
      List<JsonValue> before = around;
      around = inner(origins.given(Set.of(name.get())), before);
      match(origins.values().get(name.get()), pointer, filled);
      around = before;
      entered.remove(name.get());
    } else if (name.map(origins.lists()::get).isPresent()) {
      parts.put(pointer, TemplatePart.of(template));
      lines(origins.lists().get(name.get()), pointer, 0);
    } else if (template.node().isTextual()) {
      parts.put(pointer, part(template, origins, filling, around));
    } else {
      within(template, pointer, filled);
    }
  }

  private void within(JsonValue template, String pointer, JsonNode filled) {
    boolean same = template.node().getNodeType() == filled.getNodeType();
    parts.put(pointer, same ? TemplatePart.of(template) : TemplatePart.OF_CARD);
    if (same && filled.isObject()) {
      filled.fieldNames().forEachRemaining(name -> match(template, pointer, filled, name));
    } else if (same && filled.isArray()) {
      entries(template, pointer, filled);
    }
  }

  private void match(JsonValue template, String pointer, JsonNode filled, String field) {
    String step = JsonValue.step(field);
    Optional<JsonValue> part = template.at(step);
    parts.put(pointer + step, TemplatePart.OF_CARD);
    part.ifPresent(from -> match(from, pointer + step, filled.get(field)));
  }

  /** The entries, of which one can have become several. */
  private void entries(JsonValue template, String pointer, JsonNode filled) {
    int next = 0;
    for (int i = 0; i < template.node().size() && next < filled.size(); i++) {
      JsonValue entry = template.at("/" + i).orElseThrow();
      Optional<String> name = Template.only(entry.node());
      List<LoweredEffects.Line> lines = name.map(origins.lists()::get).orElse(null);
      JsonValue value = name.map(origins.values()::get).orElse(null);
      if (lines != null) {
        next = lines(lines, pointer, next);
      } else if (value != null && value.node().isArray()) {
        next = spread(value, pointer, next, filled);
      } else {
        match(entry, pointer + "/" + next, filled.get(next));
        next++;
      }
    }
  }

  private int spread(JsonValue list, String pointer, int from, JsonNode filled) {
    int next = from;
    for (int i = 0; i < list.node().size() && next < filled.size(); i++) {
      match(list.at("/" + i).orElseThrow(), pointer + "/" + next, filled.get(next));
      next++;
    }
    return next;
  }

  private int lines(List<LoweredEffects.Line> lines, String pointer, int from) {
    parts.putAll(LoweredEffects.Line.parts(pointer, lines, from));
    return from + lines.size();
  }
}
