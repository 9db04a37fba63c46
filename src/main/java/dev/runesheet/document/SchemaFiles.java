package dev.runesheet.document;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The schemas of {@code docs/schema}, which the build copies into the jar. */
public final class SchemaFiles {

  /** The prefix of the {@code $id} of each schema; nothing is ever fetched from there. */
  public static final String BASE = "https://runesheet.dev/schema/";

  private static final String FOLDER = "/runesheet/schema/";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private SchemaFiles() {}

  /**
   * A schema by its name, for example {@code effect-ops-hero}; a fresh tree each time.
   *
   * @throws IllegalStateException if it is not on the class path
   */
  public static ObjectNode load(String name) {
    String resource = FOLDER + name + ".schema.json";
    try (InputStream stream = SchemaFiles.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException(
            "schema ("
                + resource
                + ") is not on the class path."
                + " Maybe docs/schema was not copied.");
      }
      return (ObjectNode) MAPPER.readTree(stream);
    } catch (IOException e) {
      throw new UncheckedIOException("schema (" + resource + ") cannot be read", e);
    }
  }

  /** The beginning of a schema that is written from a declaration. */
  public static ObjectNode begin(String name, String title) {
    return MAPPER
        .createObjectNode()
        .put("$schema", "https://json-schema.org/draft/2020-12/schema")
        .put("$id", id(name))
        .put("title", title);
  }

  /** The {@code $id} of a schema of this name. */
  public static String id(String name) {
    return BASE + name + ".schema.json";
  }
}
