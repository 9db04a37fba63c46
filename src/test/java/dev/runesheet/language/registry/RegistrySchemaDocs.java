package dev.runesheet.language.registry;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.SchemaFiles;
import dev.runesheet.schema.shape.SchemaWriter;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The schemas of the language that follow from declarations, as they are published in docs. */
final class RegistrySchemaDocs {

  private RegistrySchemaDocs() {}

  /** The schema of lists of cards, which follows from {@link CardSource}. */
  static ObjectNode cards() {
    SchemaWriter writer = new SchemaWriter(kind -> null);
    ObjectNode list = SchemaFiles.begin("registry-cards", "Effect registry: the cards");
    ArrayNode entries = list.put("type", "array").putObject("items").putArray("anyOf");
    entries.add(writer.of(CardSource.class));
    entries.addObject().put("type", "object").putArray("required").add(RegistryReader.META);
    return list.set("$defs", writer.definitions());
  }

  /** The schema of further names, which follows from {@link NamedCards}. */
  static ObjectNode names() {
    return SchemaFiles.begin("registry-names", "Effect registry: further names of cards")
        .put("type", "object")
        .set("additionalProperties", NamedCards.FORM.schema());
  }

  /** The schema of effects, which follows from {@link EffectSource} and {@link RegistryWords}. */
  static ObjectNode effects() {
    SchemaWriter writer = new SchemaWriter(RegistryWords.FIXED::get);
    ObjectNode effects = SchemaFiles.begin("registry-effects", "Effect registry: the effects");
    effects.put("type", "object").putObject("properties").put(RegistryReader.META, true);
    effects.set("additionalProperties", writer.of(EffectSource.class));
    return effects.set("$defs", writer.definitions());
  }

  /** The table of words that effects choose from, which follows from {@link RegistryWords}. */
  static String words() {
    StringBuilder table = new StringBuilder("| part | words |\n|---|---|\n");
    for (String part : List.of("trigger", "scope", "watched", "counted")) {
      table.append("| ").append(part).append(" | ");
      table
          .append(quoted(RegistryWords.FIXED.get(part).meanings().keySet().stream()))
          .append(" |\n");
    }
    return table.toString();
  }

  /** The table of operations, which follows from {@link OperationSource} and their triggers. */
  static String operations() {
    Shape.Choice choice = (Shape.Choice) Shapes.of(OperationSource.class);
    StringBuilder table = new StringBuilder("| operation | fields | with | what it does |\n");
    table.append("|---|---|---|---|\n");
    for (OperationType type : OperationType.values()) {
      Shape.Structure fields = choice.cases().get(type.word());
      Stream<String> names =
          fields.fields().stream().filter(one -> !one.inline()).map(Shape.Field::name);
      table.append("| `").append(type.word()).append("` | ").append(quoted(names));
      table.append(" | ").append(triggers(type)).append(" | ");
      table.append(fields.doc()).append(" |\n");
    }
    return table.toString();
  }

  /** The triggers of an operation, or the fewer that cannot start it. */
  private static String triggers(OperationType type) {
    List<String> of = type.triggers();
    List<String> others =
        RegistryWords.triggers().stream().filter(word -> !of.contains(word)).toList();
    return others.size() < of.size() ? "any but " + quoted(others.stream()) : quoted(of.stream());
  }

  private static String quoted(Stream<String> words) {
    return words.map(word -> "`" + word + "`").collect(Collectors.joining(", "));
  }
}
