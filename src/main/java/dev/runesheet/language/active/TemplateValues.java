package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values for templates: an effect's own, then those of what it stands in.
 *
 * @param origins where the file of effect types says the values
 * @param place the place of the effect
 */
record TemplateValues(
    Map<String, JsonNode> values,
    Map<String, JsonNode> around,
    Map<String, String> renamed,
    Origins origins,
    SourceLocation place) {

  /** The same with other names of statuses. */
  TemplateValues with(Map<String, String> names) {
    return new TemplateValues(values, around, names, origins, place);
  }

  /** The same with one value that is a text. */
  TemplateValues with(String name, String text) {
    Map<String, JsonNode> more = new LinkedHashMap<>(values);
    more.put(name, JsonNodeFactory.instance.textNode(text));
    return new TemplateValues(more, around, renamed, origins, place);
  }

  /** Values may have places of other values within them. */
  JsonNode node(JsonNode template) {
    JsonNode own = renamed.isEmpty() ? template : Template.renamed(template, renamed);
    return Template.fill(Template.fill(Template.fill(own, values), values), around);
  }

  /** The name of a status that the type writes so. */
  String nameOf(String status) {
    return renamed.getOrDefault(status, text(status));
  }

  String text(String template) {
    return node(JsonNodeFactory.instance.textNode(template)).asText();
  }

  /** The part of the file that a text of it is. */
  TemplatePart from(JsonValue text) {
    return TemplatePlaces.part(text, origins, this::text);
  }

  List<LoweredEffects.Line> entries(Optional<JsonValue> template) {
    return template
        .map(raw -> LoweredEffects.Line.all(raw, node(raw.node()), origins, this::text, place))
        .orElse(List.of());
  }

  /** A part of a template that is no list. */
  LoweredEffects.Line line(JsonValue template) {
    JsonNode filled = node(template.node());
    return new LoweredEffects.Line(
        filled, place, TemplatePlaces.of(template, filled, origins, this::text));
  }
}
