package dev.runesheet.testing.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The entries of changed lists, such as the cards of a zone, with what has changed of each. An
 * entry is an object whose first field is a text, which names it, such as a card; it may have lain
 * in another list before. Each entry of the position before is found again at most once.
 */
final class EntryChanges {

  private final List<Entry> before = new ArrayList<>();

  /** An entry and the list in which it was. */
  private record Entry(ObjectNode fields, JsonNode list) {}

  /** Takes in the entries of all lists of a position. */
  EntryChanges(JsonNode position) {
    collect(position);
  }

  private void collect(JsonNode part) {
    for (JsonNode inner : part) {
      if (part.isArray() && isEntry(inner)) {
        before.add(new Entry((ObjectNode) inner, part));
      } else {
        collect(inner);
      }
    }
  }

  /** True for an entry that has a name, such as a card with numbers. */
  static boolean isEntry(JsonNode part) {
    return part.isObject() && !part.isEmpty() && part.elements().next().isTextual();
  }

  private static JsonNode name(JsonNode entry) {
    return entry.elements().next();
  }

  /**
   * A list, each entry of it with its name and the fields that have changed.
   *
   * @param old the list as it was in the position before
   */
  ArrayNode of(JsonNode list, JsonNode old) {
    ArrayNode changes = JsonNodeFactory.instance.arrayNode();
    list.forEach(one -> changes.add(isEntry(one) ? change((ObjectNode) one, old) : one));
    return changes;
  }

  /** The fields that have changed; of a new entry no number that is 0, as most numbers are. */
  private ObjectNode change(ObjectNode entry, JsonNode list) {
    ObjectNode old = take(entry, list);
    ObjectNode change = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> field : entry.properties()) {
      JsonNode value = field.getValue();
      boolean same =
          old == null
              ? value.isNumber() && value.doubleValue() == 0
              : value.equals(old.get(field.getKey()));
      if (change.isEmpty() || !same) {
        change.set(field.getKey(), value);
      }
    }
    return change;
  }

  /**
   * The entry of the name that it was: one of the same list, the most alike; null if none is left.
   */
  private ObjectNode take(ObjectNode entry, JsonNode list) {
    Entry found =
        before.stream()
            .filter(one -> name(one.fields()).equals(name(entry)))
            .min(
                Comparator.comparing((Entry one) -> one.list() != list)
                    .thenComparing(one -> differences(one.fields(), entry)))
            .orElse(null);
    before.removeIf(one -> one == found);
    return found == null ? null : found.fields();
  }

  private static long differences(ObjectNode one, ObjectNode other) {
    return other.properties().stream()
        .filter(field -> !field.getValue().equals(one.get(field.getKey())))
        .count();
  }
}
