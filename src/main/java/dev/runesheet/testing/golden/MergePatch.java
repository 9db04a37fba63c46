package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * JSON merge patches (RFC 7396): the fields that differ, lists as a whole. Null stands for nothing:
 * a field that is null and one that is missing are the same, but both differ from any value.
 */
final class MergePatch {

  private MergePatch() {}

  /** The patch that makes one object another; empty if they are equal. */
  static ObjectNode between(JsonNode before, JsonNode after) {
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    for (var field : after.properties()) {
      JsonNode old = before.path(field.getKey());
      if (old.isObject() && field.getValue().isObject()) {
        ObjectNode inner = between(old, field.getValue());
        if (!inner.isEmpty()) {
          patch.set(field.getKey(), inner);
        }
      } else if (!old.equals(field.getValue())
          && !(old.isMissingNode() && field.getValue().isNull())) {
        patch.set(field.getKey(), field.getValue());
      }
    }
    before
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!after.has(name) && !before.get(name).isNull()) {
                patch.putNull(name);
              }
            });
    return patch;
  }

  /** Applies a patch to an object. */
  static void apply(JsonNode patch, ObjectNode target) {
    for (var field : patch.properties()) {
      JsonNode value = field.getValue();
      if (value.isObject() && target.path(field.getKey()).isObject()) {
        apply(value, (ObjectNode) target.get(field.getKey()));
      } else {
        target.set(field.getKey(), value.deepCopy());
      }
    }
  }
}
