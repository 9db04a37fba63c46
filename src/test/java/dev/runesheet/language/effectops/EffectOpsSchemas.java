package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.shape.SchemaWriter;
import java.util.List;

/** The schemas of the language, which follow from its records and from the ops of a catalog. */
public final class EffectOpsSchemas {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String COMMON = "effect-ops-common";

  private final SchemaWriter writer = new SchemaWriter(ProgramNames.FIXED::get);

  private EffectOpsSchemas() {}

  /** A check of heroes and modes. */
  static SchemaCheck check(VerbCatalog catalog) {
    return SchemaCheck.of(of(catalog));
  }

  /** The schemas: what a hero and a mode share, a hero, a mode. */
  public static List<ObjectNode> of(VerbCatalog catalog) {
    return new EffectOpsSchemas().all(new OpForms(catalog));
  }

  private List<ObjectNode> all(OpForms forms) {
    ObjectNode hero = file("hero", "a hero", HeroFields.class);
    ObjectNode mode = file("mode", "a mode", ModeFields.class);
    ObjectNode value = writer.of(ValueSource.class);
    String op = writer.of(ControlOp.class).get("$ref").textValue();
    ObjectNode definitions = writer.definitions();
    ObjectNode ops = (ObjectNode) definitions.at(op.substring("#/$defs".length()));
    forms.all().forEach(form -> add(form, ops, value));
    definitions
        .putObject(ProgramNames.PROGRAM)
        .put("type", "array")
        .putObject("items")
        .put("$ref", op);
    ObjectNode common = SchemaFiles.begin(COMMON, "Effect ops: what heroes and modes share");
    return List.of(common.set("$defs", definitions), hero, mode);
  }

  private ObjectNode file(String name, String title, Class<?> type) {
    String definition = COMMON + ".schema.json" + writer.of(type).get("$ref").textValue();
    return SchemaFiles.begin("effect-ops-" + name, "Effect ops: " + title).put("$ref", definition);
  }

  /** Makes a verb one of the ops. */
  private void add(OpForm form, ObjectNode ops, ObjectNode value) {
    ObjectNode op = NODES.objectNode().put("description", form.verb().doc());
    ObjectNode properties = op.putObject("properties");
    properties.put(OpForm.NAME, true);
    ArrayNode required = NODES.arrayNode();
    for (OpForm.Field field : form.fields()) {
      properties.set(field.name(), argument(field.parameter(), value));
      required.add(field.name());
    }
    if (!required.isEmpty()) {
      op.set("required", required);
    }
    op.put("additionalProperties", false);
    ((ArrayNode) ops.at("/properties/op/enum")).add(form.op());
    ((ArrayNode) ops.get("allOf")).add(SchemaWriter.when(OpForm.NAME, form.op(), op));
  }

  private static ObjectNode argument(Parameter parameter, ObjectNode value) {
    return switch (parameter.type()) {
      case ENTITY -> words(NODES.objectNode(), EffectOpsWords.TARGETS.words());
      case NUMBER -> value.deepCopy();
      case WHOLE ->
          type("integer")
              .put("minimum", (int) Math.ceil(parameter.min()))
              .put("maximum", (int) parameter.max());
      case WORD -> words(type("string"), parameter.choices().words());
    };
  }

  private static ObjectNode type(String type) {
    return NODES.objectNode().put("type", type);
  }

  private static ObjectNode words(ObjectNode schema, List<String> words) {
    if (!words.isEmpty()) {
      words.forEach(schema.putArray("enum")::add);
    }
    return schema;
  }
}
