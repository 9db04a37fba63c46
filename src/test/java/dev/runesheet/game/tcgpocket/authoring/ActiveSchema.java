package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.language.active.CostLetters;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SchemaWriter;
import dev.runesheet.schema.shape.SourceNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the JSON Schema of a game's cards from the records and the effect types of the game. */
public final class ActiveSchema {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String EFFECT = "effectUse";
  private static final String ABILITY = "cardSourceAbility";

  private ActiveSchema() {}

  /**
   * The schema of files of cards.
   *
   * @param name its name
   */
  public static ObjectNode of(String name, String title, EffectType.File types) {
    Map<String, SourceNames.Words> known = new HashMap<>(ShippedWords.CARDS.known());
    known.put(CostLetters.KIND, SourceNames.Words.any());
    List<String> energy = new ArrayList<>(known.get("energy type").meanings().keySet());
    energy.add("<energy>"); // Of a card for each word of the list.
    known.put("energy type", SourceNames.Words.of(energy, Code.UNKNOWN_WORD));
    known.put(
        "effect type", SourceNames.Words.of(types.types().keySet(), Code.UNKNOWN_EFFECT_TYPE));
    SchemaWriter writer = new SchemaWriter(known::get);
    ObjectNode schema = SchemaFiles.begin(name, title);
    schema.setAll(writer.of(CardSource.File.class));
    ObjectNode definitions = writer.definitions();
    ((ObjectNode) definitions.at("/cardSourceAttack/properties/cost"))
        .put("type", "string")
        .put("pattern", ShippedWords.CARDS.costs().pattern());
    ArrayNode each = NODES.arrayNode();
    types.types().forEach((id, type) -> each.add(ifThen(id, type)));
    for (String definition : new String[] {EFFECT, ABILITY}) {
      ((ObjectNode) definitions.get(definition)).set("allOf", each.deepCopy());
    }
    return schema.set("$defs", definitions);
  }

  private static ObjectNode ifThen(String id, EffectType type) {
    ObjectNode whole = NODES.objectNode();
    whole.putObject("if").putObject("properties").putObject("effect_id").put("const", id);
    ObjectNode then = whole.putObject("then").put("description", type.says());
    ObjectNode params = then.putObject("properties").putObject("params");
    params.put("type", "object").put("additionalProperties", false);
    ObjectNode properties = params.putObject("properties");
    ArrayNode required = NODES.arrayNode();
    type.params()
        .forEach(
            (name, parameter) -> {
              properties.set(name, parameter(parameter));
              if (parameter.required()) {
                required.add(name);
              }
            });
    if (!required.isEmpty()) {
      params.set("required", required);
      then.putArray("required").add("params");
    }
    return whole;
  }

  private static JsonNode parameter(Parameter parameter) {
    ObjectNode schema = NODES.objectNode().put("description", parameter.doc());
    switch (parameter.type()) {
      case NUMBER, DECIMAL -> {
        schema.put("type", parameter.type() == EffectType.Kind.NUMBER ? "integer" : "number");
        parameter.min().ifPresent(least -> schema.put("minimum", least));
        parameter.max().ifPresent(most -> schema.put("maximum", most));
      }
      case FLAG -> schema.put("type", "boolean");
      case CHOICE, MODIFIED, WORD -> words(schema, ShippedWords.CARDS.choices(parameter));
      case CARD_NAMES ->
          schema.put("type", "array").put("minItems", 1).putObject("items").put("type", "string");
      case EFFECTS ->
          schema.put("type", "array").putObject("items").put("$ref", "#/$defs/" + EFFECT);
      default -> schema.put("type", "string");
    }
    return schema;
  }

  private static void words(ObjectNode schema, Collection<String> words) {
    words.forEach(schema.putArray("enum")::add);
  }
}
