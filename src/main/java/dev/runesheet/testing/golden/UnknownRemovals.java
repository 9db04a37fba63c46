package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields that a golden game says are gone and that were never there: their names are wrong,
 * since a patch names only what was there before.
 */
final class UnknownRemovals {

  private final List<JsonValue> found = new ArrayList<>();

  private UnknownRemovals() {}

  /**
   * The fields, in the order written.
   *
   * @param part what the file says of a state
   * @param before the state before; missing for the first one
   * @param now the state itself
   */
  static List<JsonValue> of(JsonValue part, JsonNode before, JsonNode now) {
    UnknownRemovals nulls = new UnknownRemovals();
    nulls.descend(part, before, now);
    return List.copyOf(nulls.found);
  }

  private void descend(JsonValue part, JsonNode before, JsonNode now) {
    if (part.node().isNull() && before.isMissingNode() && now.isMissingNode()) {
      found.add(part);
    } else if (part.node().isObject()) {
      for (JsonField field : part.fields().orElseThrow().all()) {
        descend(field.value(), before.path(field.name()), now.path(field.name()));
      }
    } else if (part.node().isArray()) {
      List<JsonValue> entries = part.list().orElseThrow();
      for (int i = 0; i < entries.size(); i++) {
        descend(entries.get(i), MissingNode.getInstance(), now.path(i)); // It stands whole.
      }
    }
  }
}
