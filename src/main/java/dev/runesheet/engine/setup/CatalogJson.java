package dev.runesheet.engine.setup;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Catalogs, which rule books keep as JSON: records and lists and maps of them, by their names. */
public final class CatalogJson {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private CatalogJson() {}

  /** A catalog as JSON. */
  public static JsonNode write(Object catalog) {
    return MAPPER.valueToTree(catalog);
  }

  /**
   * Reads what {@link #write} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static <T> T read(JsonNode json, Class<T> type) {
    try {
      return MAPPER.treeToValue(json, type);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(
          "catalog ("
              + type.getSimpleName()
              + ") is not readable: "
              + JsonMistake.words(wrong, json, "")
              + ".",
          wrong);
    }
  }
}
