package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** JSON as people like to read it: what fits on a line stays on one line. */
public final class JsonText {

  private static final int LINE = 100;

  private JsonText() {}

  /** The text of a value, indented by two spaces, ending with a line feed. */
  public static String pretty(JsonNode node) {
    StringBuilder text = new StringBuilder();
    write(text, "", node, 0);
    return text.append('\n').toString();
  }

  /**
   * The text of a value within a line.
   *
   * @param indent the blanks at the beginning of the line
   * @param used the signs of the line before the value
   */
  static String within(JsonNode node, int indent, int used) {
    StringBuilder text = new StringBuilder();
    write(text, " ".repeat(Math.max(0, used - indent)), node, indent);
    return text.substring(Math.max(indent, used));
  }

  /** The text as a file's bytes. */
  public static byte[] bytes(JsonNode node) {
    return pretty(node).getBytes(StandardCharsets.UTF_8);
  }

  /** The largest depth of nested objects and lists. */
  public static int levels(JsonNode node) {
    int deepest = 0;
    for (JsonNode child : node) {
      deepest = Math.max(deepest, levels(child));
    }
    return node.isContainerNode() ? deepest + 1 : 0;
  }

  private static void write(StringBuilder text, String key, JsonNode node, int indent) {
    String flat = flat(node, LINE - indent - key.length());
    text.append(" ".repeat(indent)).append(key);
    if (flat != null) {
      text.append(flat);
      return;
    }
    text.append(node.isObject() ? "{\n" : "[\n");
    List<String> keyList = keys(node);
    for (int i = 0; i < node.size(); i++) {
      JsonNode child = node.isObject() ? node.get(keyList.get(i)) : node.get(i);
      String name = node.isObject() ? quote(keyList.get(i)) + ": " : "";
      write(text, name, child, indent + 2);
      text.append(i + 1 < node.size() ? ",\n" : "\n");
    }
    text.append(" ".repeat(indent)).append(node.isObject() ? "}" : "]");
  }

  /** The value on one line; null if it is a filled object or list that needs more room. */
  private static String flat(JsonNode node, int room) {
    if (!node.isContainerNode()) {
      return node.toString();
    }
    StringBuilder line = new StringBuilder(node.isObject() ? "{" : "[");
    List<String> keyList = keys(node);
    for (int i = 0; i < node.size(); i++) {
      line.append(i == 0 ? "" : ", ");
      if (node.isObject()) {
        line.append(quote(keyList.get(i))).append(": ");
      }
      JsonNode child = node.isObject() ? node.get(keyList.get(i)) : node.get(i);
      String part = line.length() > room ? null : flat(child, room - line.length());
      if (part == null) {
        return null;
      }
      line.append(part);
    }
    line.append(node.isObject() ? "}" : "]");
    return line.length() > room && !node.isEmpty() ? null : line.toString();
  }

  private static List<String> keys(JsonNode node) {
    List<String> keyList = new ArrayList<>();
    node.fieldNames().forEachRemaining(keyList::add);
    return keyList;
  }

  private static String quote(String text) {
    return TextNode.valueOf(text).toString();
  }
}
