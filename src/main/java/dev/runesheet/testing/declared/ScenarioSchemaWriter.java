package dev.runesheet.testing.declared;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.shape.SchemaWriter;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.Scenario;
import java.util.List;
import java.util.function.Function;

/** The JSON Schema of a game's scenario files, for editors. */
final class ScenarioSchemaWriter {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private ScenarioSchemaWriter() {}

  /** The fields of {@code given} that all games have. */
  @Partial
  private record Chance(
      @Doc("The outcomes of chance in the order they are drawn.")
          List<@Range(min = 1) Integer> chance,
      @Doc("Decides all outcomes, instead of a list of them.") @Range(min = 0) Integer seed) {}

  /** The fields that describe a scenario. */
  @Partial
  private record About(
      @Doc("The name, unique in its file: what the scenario shows.") String name,
      @Doc("For readers, for example the place in the rules.") @Default("\"\"") String text) {}

  /** The name of the schema of a game's scenarios. */
  static String nameOf(String game) {
    return "scenario-" + game;
  }

  static ObjectNode of(
      DeclaredScenarios<?, ?, ?> kit,
      List<String> variants,
      Function<String, SourceNames.Words> known) {
    SchemaWriter writer = new SchemaWriter(known);
    ObjectNode file = SchemaFiles.begin(nameOf(kit.game()), "Scenarios of " + kit.game());
    file.put("type", "object");
    ObjectNode properties = file.putObject("properties");
    properties.putObject("game").put("const", kit.game());
    ObjectNode list = properties.putObject("scenarios").put("type", "array").put("minItems", 1);
    file.putArray("required").add("game").add("scenarios");
    file.put("additionalProperties", false);
    list.set("items", scenario(kit, variants, writer));
    file.set("$defs", writer.definitions());
    return file;
  }

  private static ObjectNode scenario(
      DeclaredScenarios<?, ?, ?> kit, List<String> variants, SchemaWriter writer) {
    DeclaredScenarios.Types types = kit.types();
    ObjectNode scenario = NODES.objectNode().put("type", "object");
    ObjectNode fields = scenario.putObject("properties");
    fields.setAll(writer.properties(About.class));
    if (!variants.isEmpty()) {
      ObjectNode one = NODES.objectNode();
      variants.forEach(one.putArray("enum")::add);
      ObjectNode variant = fields.putObject("variant");
      variant.put("description", "The variant, or several: the scenario then runs in each.");
      variant.putArray("anyOf").add(one).addObject().put("type", "array").set("items", one);
    }
    ObjectNode actions = NODES.objectNode().put("type", "array");
    actions.set("items", writer.of(types.action()));
    ObjectNode given = object(fields, "given");
    given.setAll(writer.properties(types.given()));
    given.setAll(writer.properties(Chance.class));
    ObjectNode moves = given.putObject(Scenario.MOVES);
    moves.put("description", "Actions that lead to the position; what they cause is not compared.");
    moves.setAll(actions);
    fields.set("when", actions);
    ObjectNode then = object(fields, "then");
    then.setAll(writer.properties(types.then()));
    then.setAll(writer.properties(Outcome.class));
    ObjectNode error = then.putObject(Scenario.ERROR);
    error.put(
        "description",
        "The last action is refused, for this reason; invalid if it cannot be read.");
    then.putObject(Scenario.BECAUSE)
        .put("type", "string")
        .put("description", "What the reason of the refusal says, or a part of it.");
    var codes = error.putArray("enum");
    Refusal.codes(kit).forEach(codes::add);
    codes.addNull();
    scenario.putArray("required").add("name").add("then");
    return scenario.put("additionalProperties", false);
  }

  private static ObjectNode object(ObjectNode fields, String name) {
    ObjectNode object = fields.putObject(name).put("type", "object");
    object.put("additionalProperties", false);
    return object.putObject("properties");
  }
}
