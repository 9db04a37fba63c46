package dev.runesheet.game;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A JSON in which one value after the other is replaced by another of its type, at random. */
public final class ChangedValues {

  private static final long[] WHOLE = {-7, -1, 0, 1, 2, 7, 99, 99_999, Integer.MAX_VALUE};
  private static final double[] BROKEN = {-1e300, -1, 0, 0.5, 1, 2, 7, 99, 1e9};
  private static final String[] TEXTS = {"", "nonsense"};

  private final JsonNode json;
  private final Random random;

  /** Places of values by what they are, such as the zones of all entities. */
  private final Map<String, List<String>> places = new LinkedHashMap<>();

  /** A saved match as a person edits it, who takes the seal off. */
  public static String unsealed(String saved) {
    return saved.replaceFirst(",\"seal\":\"[0-9a-f]+\"", "");
  }

  /** A JSON that stays as it is. */
  public ChangedValues(JsonNode json, long seed) {
    this.json = json;
    this.random = new Random(seed);
    collect(json, "");
  }

  /**
   * The JSON with one value changed.
   *
   * @param words what was changed
   */
  public record Change(String json, String words) {}

  private void collect(JsonNode node, String place) {
    if (node.isObject()) {
      node.properties()
          .forEach(one -> collect(one.getValue(), place + "/" + escaped(one.getKey())));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        collect(node.get(i), place + "/" + i);
      }
    } else if (!node.isNull()) {
      String sort = place.replaceAll("/[0-9]+(?=/|$)", "/#");
      places.computeIfAbsent(sort, none -> new ArrayList<>()).add(place);
    }
  }

  private static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  /** Another change; each sort of values is as likely. */
  public Change next() {
    while (true) {
      List<String> sort = one(List.copyOf(places.values()));
      String place = one(sort);
      JsonNode before = json.at(place);
      JsonNode after = other(before, json.at(one(sort)));
      if (!after.equals(before)) {
        JsonNode copy = json.deepCopy();
        put(copy, place, after);
        return new Change(copy.toString(), place + ": " + before + " -> " + after);
      }
    }
  }

  /**
   * A change of the form: an element of a list dropped, duplicated or swapped with another, a field
   * dropped, or a value of another type.
   */
  public Change nextForm() {
    while (true) {
      JsonNode copy = json.deepCopy();
      String place = one(one(List.copyOf(places.values())));
      for (int up = random.nextInt(3); up > 0 && place.lastIndexOf('/') > 0; up--) {
        place = place.substring(0, place.lastIndexOf('/'));
      }
      JsonPointer pointer = JsonPointer.compile(place);
      String words = place + ": " + changeForm(copy.at(pointer.head()), pointer);
      if (!copy.equals(json)) {
        return new Change(copy.toString(), words);
      }
    }
  }

  private String changeForm(JsonNode parent, JsonPointer pointer) {
    JsonNode value = json.at(pointer);
    if (random.nextInt(4) == 0) {
      JsonNode type = value.isTextual() ? LongNode.valueOf(1) : TextNode.valueOf("1");
      put(pointer, parent, random.nextBoolean() ? NullNode.getInstance() : type);
      return "another type";
    }
    if (parent instanceof ObjectNode object) {
      object.remove(pointer.last().getMatchingProperty());
      return "dropped";
    }
    ArrayNode list = (ArrayNode) parent;
    int at = pointer.last().getMatchingIndex();
    switch (random.nextInt(3)) {
      case 0:
        list.remove(at);
        return "dropped";
      case 1:
        list.insert(at, value);
        return "duplicated";
      default:
        int with = random.nextInt(list.size());
        list.set(at, list.get(with));
        list.set(with, value);
        return "swapped with " + with;
    }
  }

  private JsonNode other(JsonNode value, JsonNode alike) {
    if (value.isBoolean()) {
      return BooleanNode.valueOf(!value.asBoolean());
    }
    if (random.nextInt(3) == 0) {
      return alike;
    }
    if (value.isTextual()) {
      return TextNode.valueOf(TEXTS[random.nextInt(TEXTS.length)]);
    }
    return value.isIntegralNumber()
        ? LongNode.valueOf(WHOLE[random.nextInt(WHOLE.length)])
        : DoubleNode.valueOf(BROKEN[random.nextInt(BROKEN.length)]);
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** Puts a value in the place of another. */
  public static void put(JsonNode json, String place, JsonNode value) {
    JsonPointer pointer = JsonPointer.compile(place);
    put(pointer, json.at(pointer.head()), value);
  }

  private static void put(JsonPointer pointer, JsonNode parent, JsonNode value) {
    JsonPointer last = pointer.last();
    if (parent instanceof ArrayNode list) {
      list.set(last.getMatchingIndex(), value);
    } else {
      ((ObjectNode) parent).set(last.getMatchingProperty(), value);
    }
  }
}
