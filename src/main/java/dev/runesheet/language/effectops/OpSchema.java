package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.verb.Parameter;

/** The JSON Schema of one op: if the op has this name, it has exactly these fields. */
final class OpSchema {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private OpSchema() {}

  static ObjectNode of(OpForm form) {
    ObjectNode named = NODES.objectNode();
    named.putObject("properties").putObject("op").put("const", form.op());
    named.putArray("required").add("op");
    ObjectNode fields = NODES.objectNode();
    ObjectNode properties = fields.putObject("properties");
    properties.put("op", true);
    ArrayNode required = fields.putArray("required");
    for (OpForm.Field field : form.fields()) {
      properties.set(field.name(), field(field.parameter()));
      required.add(field.name());
    }
    fields.put("additionalProperties", false);
    ObjectNode rule = NODES.objectNode();
    rule.set("if", named);
    return rule.set("then", fields);
  }

  private static ObjectNode field(Parameter parameter) {
    return switch (parameter.type()) {
      case ENTITY -> reference("target");
      case NUMBER -> reference("value");
      case WHOLE -> whole(parameter);
      case WORD -> word(parameter);
    };
  }

  private static ObjectNode word(Parameter parameter) {
    ObjectNode word = NODES.objectNode().put("type", "string");
    if (!parameter.choices().isEmpty()) {
      parameter.choices().words().forEach(word.putArray("enum")::add);
    }
    return word;
  }

  private static ObjectNode whole(Parameter parameter) {
    return NODES
        .objectNode()
        .put("type", "integer")
        .put("minimum", (int) Math.ceil(parameter.min()))
        .put("maximum", (int) parameter.max());
  }

  private static ObjectNode reference(String definition) {
    return NODES.objectNode().put("$ref", "#/$defs/" + definition);
  }
}
