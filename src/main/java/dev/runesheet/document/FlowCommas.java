package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Map;

/**
 * The check for YAML texts cut at a comma: in {@code {amount: min(2, health of self)}} the text is
 * {@code min(2}, and the rest a field without a value.
 */
final class FlowCommas {

  private FlowCommas() {}

  /** Reports each text that is cut; whether there is one. */
  static boolean report(JsonValue value) {
    boolean found = value.node().isObject() && fields(value);
    for (JsonValue inner : value.node().isArray() ? value.list().orElseThrow() : children(value)) {
      found |= inner.node().isContainerNode() && report(inner);
    }
    return found;
  }

  private static Iterable<JsonValue> children(JsonValue value) {
    return value.node().isObject()
        ? value.fields().orElseThrow().all().stream().map(JsonFields.JsonField::value).toList()
        : List.of();
  }

  private static boolean fields(JsonValue object) {
    boolean found = false;
    String name = "";
    String text = "";
    int open = 0;
    for (Map.Entry<String, JsonNode> field : object.node().properties()) {
      if (open > 0 && field.getValue().asText("").isEmpty()) {
        text += ", " + field.getKey();
        open += open(field.getKey());
        if (open == 0) {
          cut(object, name, text);
          found = true;
        }
      } else {
        name = field.getKey();
        text = field.getValue().isTextual() ? field.getValue().textValue() : "";
        open = open(text);
      }
    }
    return found;
  }

  /** The number of brackets still open at the end of a text. */
  private static int open(String text) {
    return (int)
        (text.chars().filter(one -> one == '(').count()
            - text.chars().filter(one -> one == ')').count());
  }

  private static void cut(JsonValue object, String name, String text) {
    JsonValue value = object.field(name).orElseThrow();
    String found = Words.quote(value.node().textValue()) + ", cut at a comma";
    value.error(Code.NOT_YAML, found, "quotes: " + name + ": " + quoted(text));
  }

  /** A text as YAML in quotes: single ones, doubled within, if it has double ones itself. */
  private static String quoted(String text) {
    return text.contains("\"") ? "'" + text.replace("'", "''") + "'" : "\"" + text + "\"";
  }
}
