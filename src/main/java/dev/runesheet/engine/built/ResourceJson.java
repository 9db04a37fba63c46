package dev.runesheet.engine.built;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** JSON of built resources, which is known to be right. */
public final class ResourceJson {

  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private ResourceJson() {}

  public static JsonNode read(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException broken) {
      throw new IllegalArgumentException(
          "JSON is not readable: " + broken.getOriginalMessage(), broken);
    }
  }
}
