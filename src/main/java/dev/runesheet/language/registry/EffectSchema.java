package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The JSON Schema of effects, from the declarations of words and operations. */
final class EffectSchema {

  private static final String PROPERTIES = "properties";
  private static final OperationField TRIGGER = words(FieldNames.TRIGGER, RegistryWords.triggers());
  private static final OperationField SCOPE = words(FieldNames.SCOPE, RegistryWords.SCOPES.words());
  private static final OperationField TYPE = words(FieldNames.TYPE, OperationType.words());
  private static final OperationField APPLY_TO =
      new OperationField(
          FieldNames.APPLY_TO,
          false,
          new OperationField.NotRead("Not read: the scope of the effect says it.", "string"));

  private EffectSchema() {}

  /** Adds everything to the beginning of a schema. */
  static ObjectNode write(ObjectNode schema) {
    schema.put("type", "object").putObject(PROPERTIES).put(RegistryReader.META, true);
    schema.putObject("additionalProperties").put("$ref", "#/$defs/effect");
    ObjectNode definitions = schema.putObject("$defs");
    definitions.set("effect", effect());
    definitions.set("operation", operation());
    return schema;
  }

  private static ObjectNode effect() {
    ObjectNode properties = object();
    properties.putObject(FieldNames.DESCRIPTION).put("description", "Not read.");
    properties.set(TRIGGER.name(), TRIGGER.schema());
    properties.set(SCOPE.name(), SCOPE.schema());
    properties
        .putObject(FieldNames.OPERATIONS)
        .put("type", "array")
        .put("minItems", 1)
        .putObject("items")
        .put("$ref", "#/$defs/operation");
    ObjectNode conditions = object();
    OperationField value = OperationField.amount(FieldNames.VALUE);
    ObjectNode threshold = object();
    threshold.set(OperationField.STAT.name(), OperationField.STAT.schema());
    threshold.set(value.name(), value.schema());
    conditions.set(FieldNames.THRESHOLD, closed(threshold, List.of(value.name())));
    conditions.putObject(FieldNames.FIRST_TIME).put("type", "boolean");
    properties.set(FieldNames.CONDITIONS, closed(conditions, List.of()));
    return closed(properties, List.of(TRIGGER.name(), SCOPE.name(), FieldNames.OPERATIONS));
  }

  /** An object whose other fields depend on its type. */
  private static ObjectNode operation() {
    ObjectNode operation = object().put("type", "object");
    operation.putObject(PROPERTIES).set(TYPE.name(), TYPE.schema());
    operation.putArray("required").add(TYPE.name());
    ArrayNode cases = operation.putArray("allOf");
    for (OperationType type : OperationType.values()) {
      ObjectNode one = cases.addObject();
      ObjectNode asked = one.putObject("if");
      asked.putObject(PROPERTIES).putObject(TYPE.name()).put("const", type.word());
      asked.putArray("required").add(TYPE.name());
      ObjectNode then = closed(fields(type), required(type));
      then.remove("type"); // The operation says already that it is an object.
      one.set("then", then);
    }
    return operation;
  }

  private static ObjectNode fields(OperationType type) {
    ObjectNode properties = object().put(TYPE.name(), true);
    properties.set(APPLY_TO.name(), APPLY_TO.schema());
    ObjectNode rank = object();
    rank.set(OperationField.RANK.name(), OperationField.RANK.schema());
    properties.set(FieldNames.CONDITIONS, closed(rank, List.of()));
    properties.set(FieldNames.PER, words(FieldNames.PER, type.form().per()).schema());
    type.form().fields().forEach(field -> properties.set(field.name(), field.schema()));
    return properties;
  }

  private static List<String> required(OperationType type) {
    List<String> names = new ArrayList<>(List.of(TYPE.name()));
    type.form().fields().stream()
        .filter(OperationField::required)
        .map(OperationField::name)
        .forEach(names::add);
    return names;
  }

  private static ObjectNode closed(ObjectNode properties, Collection<String> required) {
    ObjectNode schema = object().put("type", "object");
    schema.set(PROPERTIES, properties);
    if (!required.isEmpty()) {
      required.forEach(schema.putArray("required")::add);
    }
    return schema.put("additionalProperties", false);
  }

  private static OperationField words(String name, List<String> words) {
    return new OperationField(name, true, new OperationField.Words(words));
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
