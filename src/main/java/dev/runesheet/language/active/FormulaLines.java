package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines of an attack with the formula of one effect in place of all that they count, so that
 * what is wrong in it is known to be its own.
 */
final class FormulaLines {

  private final JsonNode formula;
  private final TemplatePart part;
  private final Map<String, TemplatePart> parts = new LinkedHashMap<>();

  private FormulaLines(JsonNode formula, TemplatePart part) {
    this.formula = formula;
    this.part = part;
  }

  /** The lines for a formula of a type; none if it leaves the damage as it is. */
  static List<LoweredEffects.Line> of(
      EffectType.File file, EffectType type, TemplateValues values) {
    TemplateValues filling = values.with("total", LoweredEffects.PRINTED);
    String text = type.damage().orElse("$total");
    List<LoweredEffects.Line> lines = new ArrayList<>();
    for (JsonNode line : text.equals("$total") ? List.<JsonNode>of() : file.attack().node()) {
      JsonValue written = type.places().part("/damage").orElseThrow();
      FormulaLines one = new FormulaLines(filling.node(written.node()), filling.from(written));
      JsonNode own = one.inPlace(line, "");
      if (!one.parts.isEmpty()) {
        lines.add(new LoweredEffects.Line(own, filling.place(), one.parts));
      }
    }
    return lines;
  }

  private JsonNode inPlace(JsonNode template, String pointer) {
    if (template instanceof ObjectNode object) {
      ObjectNode own = JsonNodeFactory.instance.objectNode();
      for (Map.Entry<String, JsonNode> field : object.properties()) {
        String at = pointer + JsonValue.step(field.getKey());
        own.set(field.getKey(), inPlace(field.getValue(), at));
      }
      return own;
    }
    if (template instanceof ArrayNode list) {
      ArrayNode own = JsonNodeFactory.instance.arrayNode();
      list.forEach(entry -> own.add(inPlace(entry, pointer + "/" + own.size())));
      return own;
    }
    if (!Template.places(template).contains("total")) {
      return template;
    }
    parts.put(pointer, part);
    return formula;
  }
}
