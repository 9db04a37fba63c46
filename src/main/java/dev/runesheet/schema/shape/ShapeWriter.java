package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.document.JsonValue;
import dev.runesheet.schema.ValueForm;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The writer of Java values in the form of sources, the inverse of {@link ShapeReader}. Components
 * that are null, empty Optionals or the default are left out, unless they can be null or are
 * required.
 */
public record ShapeWriter(SourceNames vocabulary) {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** A record as an object. */
  public ObjectNode write(Record value) {
    return (ObjectNode) write(Shapes.structure(value.getClass()), value);
  }

  /** A case of a sealed interface as an object with its tag. */
  public <T> ObjectNode write(Class<T> type, T value) {
    return (ObjectNode) write(Shapes.of(type), value);
  }

  private JsonNode write(Shape shape, Object value) {
    if (shape instanceof Shape.Structure structure) {
      return structure.forms().usual(structure(structure, value, NODES.objectNode()));
    }
    if (shape instanceof Shape.Choice choice) {
      return choice(choice, value);
    }
    if (shape instanceof Shape.Recursive recursive) {
      return write(recursive.of(), value);
    }
    if (shape instanceof Shape.Listed listed) {
      ArrayNode list = NODES.arrayNode();
      ((List<?>) value).forEach(one -> list.add(write(listed.element(), one)));
      return listed.orOne() && list.size() == 1 ? list.get(0) : list;
    }
    if (shape instanceof Shape.Mapped mapped) {
      ObjectNode map = NODES.objectNode();
      ((Map<?, ?>) value)
          .forEach(
              (key, one) ->
                  map.set(TextCodec.write(mapped.key(), key), entry(mapped.value(), one)));
      return map;
    }
    if (shape instanceof Shape.Tuple tuple) {
      ArrayNode list = NODES.arrayNode();
      tuple.of().fields().forEach(part -> list.add(write(part.shape(), part.of(value))));
      return list;
    }
    return scalar(shape, value);
  }

  private JsonNode entry(Shape shape, Object value) {
    return value == null ? NODES.nullNode() : write(shape, value);
  }

  private JsonNode scalar(Shape shape, Object value) {
    if (shape instanceof Shape.Name name) {
      JsonNode meaning = vocabulary.words(name.kind()).meanings().get((String) value);
      return meaning == null
          ? NODES.textNode(vocabulary.usual(name.kind(), (String) value))
          : meaning;
    }
    if (shape instanceof Shape.Word word) {
      return NODES.textNode(word.of(value));
    }
    if (shape instanceof Shape.Whole) {
      return NODES.numberNode((Integer) value);
    }
    if (shape instanceof Shape.Decimal) {
      return JsonNumbers.write((Double) value);
    }
    if (shape instanceof Shape.Flag) {
      return NODES.booleanNode((Boolean) value);
    }
    if (shape instanceof Shape.Own own) {
      return own(own.form(), value);
    }
    if (shape instanceof Shape.Raw) {
      return value instanceof JsonValue raw ? raw.node() : (JsonNode) value;
    }
    return NODES.textNode((String) value);
  }

  @SuppressWarnings("unchecked")
  private static <T> JsonNode own(ValueForm<T> form, Object value) {
    return form.write((T) value);
  }

  private JsonNode choice(Shape.Choice choice, Object value) {
    for (Map.Entry<String, Shape.Structure> one : choice.cases().entrySet()) {
      if (one.getValue().type().isInstance(value)) {
        ObjectNode json = NODES.objectNode();
        if (!choice.tag().isEmpty()) {
          json.put(choice.tag(), one.getKey());
        }
        return structure(one.getValue(), value, json);
      }
    }
    throw new IllegalArgumentException("value " + value + " is no " + choice.type().getName());
  }

  private ObjectNode structure(Shape.Structure structure, Object value, ObjectNode json) {
    for (Shape.Field field : structure.fields()) {
      Object held = field.of(value);
      Object component = held instanceof Optional<?> optional ? optional.orElse(null) : held;
      if (field.shape() instanceof Shape.Place) {
        continue;
      }
      if (field.inline()) {
        inline(field.shape(), component, json);
      } else if (component != null) {
        JsonNode written = write(field.shape(), component);
        if (field.required() || !field.otherwise().map(written::equals).orElse(false)) {
          json.set(field.name(), written);
        }
      } else if (!field.none().isEmpty()) {
        json.putNull(field.name());
      }
    }
    return json;
  }

  private void inline(Shape shape, Object component, ObjectNode json) {
    if (component == null) {
      return;
    }
    if (shape instanceof Shape.Structure structure) {
      structure(structure, component, json);
    } else {
      json.setAll((ObjectNode) write(shape, component));
    }
  }
}
