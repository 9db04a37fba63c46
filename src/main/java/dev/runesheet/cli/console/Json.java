package dev.runesheet.cli.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** JSON that commands print. */
public final class Json {

  private Json() {}

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  public static ArrayNode list() {
    return JsonNodeFactory.instance.arrayNode();
  }

  /** Indented text. */
  public static String text(JsonNode json) {
    try {
      return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(json);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a tree is always JSON", impossible);
    }
  }
}
