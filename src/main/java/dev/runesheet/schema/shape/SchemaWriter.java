package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.spelling.Capital;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The writer of shapes as JSON Schema (draft 2020-12), each record as a definition of its own. What
 * only a game's data knows, such as the ids of cards, is any text there.
 */
public final class SchemaWriter {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static final String NOT_READ = "For people; nothing reads it.";

  private final Function<String, SourceNames.Words> known;
  private final ObjectNode definitions = NODES.objectNode();

  /**
   * A writer of one schema.
   *
   * @param known the words of a kind; null if any text may stand there
   */
  public SchemaWriter(Function<String, SourceNames.Words> known) {
    this.known = known;
  }

  /** The definitions that the schemas written so far refer to, by name. */
  public ObjectNode definitions() {
    return definitions;
  }

  /** The schema of a record or a sealed interface: a reference to its definition. */
  public ObjectNode of(Class<?> type) {
    return schema(Shapes.of(type));
  }

  /** The properties of a record, for an object that has others besides. */
  public ObjectNode properties(Class<?> type) {
    ObjectNode properties = NODES.objectNode();
    properties(Shapes.structure(type), properties, NODES.arrayNode());
    return properties;
  }

  private ObjectNode schema(Shape shape) {
    if (shape instanceof Shape.Structure structure) {
      return structure(structure);
    }
    if (shape instanceof Shape.Choice choice) {
      return choice(choice);
    }
    if (shape instanceof Shape.Listed listed) {
      return list(listed);
    }
    if (shape instanceof Shape.Mapped mapped) {
      ObjectNode map = type("object");
      keys(mapped.key(), map);
      return map.set("additionalProperties", schema(mapped.value()));
    }
    if (shape instanceof Shape.Recursive recursive) {
      return schema(recursive.of());
    }
    return shape instanceof Shape.Tuple tuple ? tuple(tuple) : scalar(shape);
  }

  private ObjectNode list(Shape.Listed listed) {
    ObjectNode element = schema(listed.element());
    ObjectNode list = type("array").set("items", element);
    if (listed.size() >= 0) {
      list.put("minItems", listed.orFewer() ? 0 : listed.size());
    }
    if (listed.size() >= 0 && !listed.orMore()) {
      list.put("maxItems", listed.size());
    }
    if (listed.distinct()) {
      list.put("uniqueItems", true);
    }
    if (!listed.orOne()) {
      return list;
    }
    ObjectNode any = NODES.objectNode();
    any.putArray("anyOf").add(element).add(list);
    return any;
  }

  private void keys(Shape key, ObjectNode map) {
    List<String> words = words(key);
    if (!words.isEmpty()) {
      words.forEach(map.putObject("propertyNames").putArray("enum")::add);
    }
  }

  private List<String> words(Shape key) {
    if (key instanceof Shape.Name name) {
      SourceNames.Words words = known.apply(name.kind());
      return words == null ? List.of() : List.copyOf(words.meanings().keySet());
    }
    return TextCodec.words(key, known::apply);
  }

  private ObjectNode scalar(Shape shape) {
    if (shape instanceof Shape.Whole whole) {
      ObjectNode number = type("integer");
      if (whole.min() != Integer.MIN_VALUE) {
        number.put("minimum", whole.min());
      }
      boolean any = whole.min() == Integer.MIN_VALUE && whole.max() == Integer.MAX_VALUE;
      return any ? number : number.put("maximum", whole.max());
    }
    if (shape instanceof Shape.Word word) {
      ObjectNode words = NODES.objectNode();
      word.constants().keySet().forEach(words.putArray("enum")::add);
      return words;
    }
    if (shape instanceof Shape.Name name && known.apply(name.kind()) != null) {
      return name(known.apply(name.kind()));
    }
    if (shape instanceof Shape.Own own) {
      return own.form().schema();
    }
    if (shape instanceof Shape.Raw raw) {
      return raw.kind().isEmpty() ? NODES.objectNode() : reference(raw.kind());
    }
    return shape instanceof Shape.Decimal
        ? type("number")
        : type(shape instanceof Shape.Flag ? "boolean" : "string");
  }

  private static ObjectNode name(SourceNames.Words words) {
    ObjectNode schema = NODES.objectNode();
    if (words.open()) {
      return schema;
    }
    ArrayNode all = schema.putArray("enum");
    new LinkedHashSet<>(words.meanings().values()).forEach(all::add);
    return schema;
  }

  private ObjectNode tuple(Shape.Tuple tuple) {
    ObjectNode list = type("array");
    ArrayNode parts = list.putArray("prefixItems");
    tuple.of().fields().forEach(field -> parts.add(documented(field)));
    return list.put("minItems", parts.size()).put("maxItems", parts.size());
  }

  private ObjectNode choice(Shape.Choice choice) {
    return defined(choice.type(), () -> choice.tag().isEmpty() ? untagged(choice) : tagged(choice));
  }

  private ObjectNode untagged(Shape.Choice choice) {
    ObjectNode any = NODES.objectNode();
    ArrayNode cases = any.putArray("oneOf");
    for (Shape.Structure one : choice.cases().values()) {
      definitions.set(name(one.type()), object(one, false, "", ""));
      cases.add(reference(one.type()));
    }
    return any;
  }

  /**
   * The case of the tag alone is looked at: a value within itself is checked once, however deep.
   */
  private ObjectNode tagged(Shape.Choice choice) {
    ObjectNode any = type("object");
    ArrayNode words = any.putObject("properties").putObject(choice.tag()).putArray("enum");
    choice.cases().keySet().forEach(words::add);
    any.putArray("required").add(choice.tag());
    ArrayNode cases = any.putArray("allOf");
    choice
        .cases()
        .forEach(
            (word, one) -> {
              boolean own = one.wordsOf(choice.tag()).isPresent();
              definitions.set(name(one.type()), object(one, !own, choice.tag(), word));
              cases.add(when(choice.tag(), word, reference(one.type())));
            });
    return any;
  }

  /** The schema that a value has a form if a field has a word. */
  public static ObjectNode when(String field, String word, ObjectNode form) {
    ObjectNode rule = NODES.objectNode();
    ObjectNode test = rule.putObject("if").put("type", "object");
    test.putObject("properties").putObject(field).put("const", word);
    test.putArray("required").add(field);
    return rule.set("then", form);
  }

  private ObjectNode structure(Shape.Structure structure) {
    return defined(structure.type(), () -> forms(structure, object(structure, false, "", "")));
  }

  private ObjectNode defined(Class<?> type, Supplier<ObjectNode> schema) {
    if (!definitions.has(name(type))) {
      definitions.putObject(name(type)); // Keeps its place while its parts are written.
      definitions.set(name(type), schema.get());
    }
    return reference(type);
  }

  /** Nested types may have the same simple name in two records. */
  private static String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    String name = (outer == null ? "" : outer.getSimpleName()) + type.getSimpleName();
    return Capital.small(name);
  }

  private static ObjectNode reference(Class<?> type) {
    return reference(name(type));
  }

  private static ObjectNode reference(String definition) {
    return NODES.objectNode().put("$ref", "#/$defs/" + definition);
  }

  private ObjectNode forms(Shape.Structure structure, ObjectNode object) {
    Shape.Forms forms = structure.forms();
    if (forms.shortField().isEmpty() && forms.other().isEmpty()) {
      return object;
    }
    ObjectNode any = NODES.objectNode();
    ArrayNode ways = any.putArray("anyOf");
    structure.fields().stream()
        .filter(field -> field.name().equals(forms.shortField()))
        .forEach(field -> ways.add(schema(field.shape())));
    forms.other().ifPresent(other -> ways.add(other.schema()));
    ways.add(object);
    return any;
  }

  private ObjectNode object(Shape.Structure structure, boolean tagged, String tag, String word) {
    ObjectNode object = type("object");
    if (!structure.doc().isEmpty()) {
      object.put("description", structure.doc());
    }
    ObjectNode properties = object.putObject("properties");
    ArrayNode required = NODES.arrayNode();
    if (tagged) {
      properties.putObject(tag).put("const", word);
      required.add(tag);
    }
    properties(structure, properties, required);
    if (!required.isEmpty()) {
      object.set("required", required);
    }
    together(structure, object);
    boolean others =
        structure.fields().stream()
            .anyMatch(field -> field.shape() instanceof Shape.Others || openEntries(field));
    return object.put("additionalProperties", others);
  }

  /** True if the entries of a map stand among the fields whose names only a game's data knows. */
  private boolean openEntries(Shape.Field field) {
    return field.inline()
        && field.shape() instanceof Shape.Mapped mapped
        && words(mapped.key()).isEmpty();
  }

  private void fields(Shape.Structure structure, ObjectNode properties, ArrayNode required) {
    for (Shape.Field field : structure.fields()) {
      if (field.inline()) {
        inline(field, properties, required);
        continue;
      }
      if (field.shape() instanceof Shape.Others
          || field.shape() instanceof Shape.Place
          || hasNoEntries(field.shape())) {
        continue;
      }
      properties.set(field.name(), documented(field));
      if (field.required()) {
        required.add(field.name());
      }
    }
  }

  /** True for a map of what a game has none of. */
  private boolean hasNoEntries(Shape shape) {
    if (!(shape instanceof Shape.Mapped mapped) || !(mapped.key() instanceof Shape.Name name)) {
      return false;
    }
    SourceNames.Words words = known.apply(name.kind());
    return words != null && !words.open() && words.meanings().isEmpty();
  }

  private void properties(Shape.Structure structure, ObjectNode properties, ArrayNode required) {
    fields(structure, properties, required);
    structure.unread().forEach(name -> properties.putObject(name).put("description", NOT_READ));
  }

  private void inline(Shape.Field field, ObjectNode properties, ArrayNode required) {
    if (field.shape() instanceof Shape.Mapped mapped) {
      for (String word : words(mapped.key())) {
        properties.set(word, documented(field, mapped.value()));
      }
    } else {
      ArrayNode needed = field.isOptional() ? NODES.arrayNode() : required;
      properties((Shape.Structure) field.shape(), properties, needed);
    }
  }

  /** The fields of a record that may be left out, all of them or none. */
  private static void together(Shape.Structure structure, ObjectNode object) {
    for (Shape.Field field : structure.fields()) {
      if (field.inline() && field.shape() instanceof Shape.Structure part) {
        if (field.isOptional()) {
          dependent(part, object.withObject("/dependentRequired"));
        } else {
          together(part, object);
        }
      }
    }
  }

  private static void dependent(Shape.Structure part, ObjectNode dependent) {
    List<String> all =
        part.fields().stream().filter(Shape.Field::required).map(Shape.Field::name).toList();
    for (Shape.Field one : part.fields()) {
      ArrayNode others = dependent.putArray(one.name());
      all.stream().filter(name -> !name.equals(one.name())).forEach(others::add);
    }
  }

  private ObjectNode documented(Shape.Field field) {
    return documented(field, field.shape());
  }

  private ObjectNode documented(Shape.Field field, Shape shape) {
    ObjectNode schema = NODES.objectNode();
    if (!field.doc().isEmpty()) {
      schema.put("description", field.doc());
    }
    ObjectNode of = schema(shape);
    if (field.none().isEmpty()) {
      schema.setAll(of);
    } else {
      schema.putArray("anyOf").add(of).add(type("null"));
    }
    field
        .otherwise()
        .filter(value -> !field.required())
        .ifPresent((JsonNode value) -> schema.set("default", value));
    return schema;
  }

  private static ObjectNode type(String type) {
    return NODES.objectNode().put("type", type);
  }
}
