package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;

/**
 * The one usual way to write a value: records by their fields, whatever other forms they have,
 * unless the short one is the usual one.
 */
public final class Canonical {

  private final BinaryOperator<String> names;

  /**
   * Writes names anew.
   *
   * @param names the usual name, by kind and written name
   */
  private Canonical(BinaryOperator<String> names) {
    this.names = names;
  }

  /** The value with all records in their usual form; fields of no shape stay. */
  public static JsonNode of(Shape shape, JsonNode written) {
    return new Canonical((kind, text) -> text).value(shape, written);
  }

  /** The value with all records in their usual form, and all names in that of a vocabulary. */
  public static JsonNode of(Shape shape, JsonNode written, SourceNames vocabulary) {
    return new Canonical(vocabulary::usual).value(shape, written);
  }

  /** The names of a kind in a value, as they are written. */
  public static Set<String> names(Shape shape, JsonNode written, String kind) {
    Set<String> found = new LinkedHashSet<>();
    new Canonical(
            (of, name) -> {
              if (of.equals(kind)) {
                found.add(name);
              }
              return name;
            })
        .value(shape, written);
    return found;
  }

  private JsonNode value(Shape shape, JsonNode written) {
    if (shape instanceof Shape.Listed listed && written.isArray()) {
      ArrayNode list = JsonNodeFactory.instance.arrayNode();
      written.forEach(entry -> list.add(value(listed.element(), entry)));
      return list;
    }
    if (shape instanceof Shape.Mapped mapped && written.isObject()) {
      ObjectNode map = JsonNodeFactory.instance.objectNode();
      written
          .properties()
          .forEach(
              entry ->
                  map.set(
                      name(mapped.key(), entry.getKey()), value(mapped.value(), entry.getValue())));
      return map;
    }
    if (shape instanceof Shape.Choice choice && written.isObject()) {
      return choice.cases().entrySet().stream()
          .filter(entry -> is(choice, entry.getKey(), written))
          .findFirst()
          .map(entry -> value(entry.getValue(), written))
          .orElse(written);
    }
    if (shape instanceof Shape.Recursive recursive) {
      return value(recursive.of(), written);
    }
    if (shape instanceof Shape.Name && written.isTextual()) {
      return JsonNodeFactory.instance.textNode(name(shape, written.textValue()));
    }
    return shape instanceof Shape.Structure structure ? structure(structure, written) : written;
  }

  private String name(Shape shape, String written) {
    return shape instanceof Shape.Name name ? names.apply(name.kind(), written) : written;
  }

  private static boolean is(Shape.Choice choice, String name, JsonNode written) {
    return choice.tag().isEmpty()
        ? choice.found(written).equals(List.of(name))
        : written.path(choice.tag()).asText().equals(name);
  }

  private JsonNode structure(Shape.Structure structure, JsonNode written) {
    JsonNode node =
        written.isObject()
            ? written
            : usual(structure, written).<JsonNode>map(one -> one).orElse(written);
    if (!node.isObject()) {
      return node;
    }
    ObjectNode usual = node.deepCopy();
    fields(structure, node, usual);
    return structure.forms().usual(usual);
  }

  /** The entries of a map that stand among the fields of a record: those that it can hold. */
  private void entries(
      Shape.Structure structure, Shape.Mapped mapped, JsonNode node, ObjectNode usual) {
    Set<String> own =
        structure.fields().stream().map(Shape.Field::name).collect(Collectors.toSet());
    for (Map.Entry<String, JsonNode> entry : node.properties()) {
      if (!own.contains(entry.getKey()) && holds(mapped.value(), entry.getValue())) {
        usual.set(entry.getKey(), value(mapped.value(), entry.getValue()));
      }
    }
  }

  private static boolean holds(Shape shape, JsonNode node) {
    if (shape instanceof Shape.Listed) {
      return node.isArray();
    }
    return shape instanceof Shape.Whole || shape instanceof Shape.Decimal
        ? node.isNumber()
        : !node.isArray();
  }

  private void fields(Shape.Structure structure, JsonNode node, ObjectNode usual) {
    for (Shape.Field field : structure.fields()) {
      if (field.inline() && field.shape() instanceof Shape.Structure part) {
        fields(part, node, usual);
      } else if (field.inline() && field.shape() instanceof Shape.Mapped mapped) {
        entries(structure, mapped, node, usual);
      } else if (node.has(field.name())) {
        usual.set(field.name(), value(field.shape(), node.get(field.name())));
      }
    }
  }

  private static Optional<ObjectNode> usual(Shape.Structure structure, JsonNode written) {
    Shape.Forms forms = structure.forms();
    if (forms.other().isPresent() && forms.other().get().fits(written)) {
      try {
        return Optional.of(forms.other().get().rewrite(written));
      } catch (IllegalArgumentException wrong) {
        return Optional.empty();
      }
    }
    return bare(structure, written)
        .map(field -> JsonNodeFactory.instance.objectNode().set(field.name(), written));
  }

  /** The field that a bare value stands for, if it is one: of a list whatever is no record. */
  static Optional<Shape.Field> bare(Shape.Structure structure, JsonNode written) {
    return structure.fields().stream()
        .filter(field -> field.name().equals(structure.forms().shortField()))
        .filter(
            field ->
                field.shape() instanceof Shape.Listed
                    ? !written.isObject()
                    : !written.isContainerNode())
        .findFirst();
  }

  /** A record's fields of a value that is no object, or empty after a report. */
  static Optional<JsonNode> rewritten(Shape.Structure structure, JsonValue written) {
    JsonNode node = written.node();
    Shape.Forms forms = structure.forms();
    if (forms.other().isPresent() && forms.other().get().fits(node)) {
      try {
        return Optional.of(forms.other().get().rewrite(node));
      } catch (IllegalArgumentException wrong) {
        written.wrong(Code.WRONG_TYPE, wrong.getMessage());
        return Optional.empty();
      }
    }
    written.fields();
    return Optional.empty();
  }
}
