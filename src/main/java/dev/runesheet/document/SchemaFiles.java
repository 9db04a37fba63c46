package dev.runesheet.document;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The beginnings of the schemas of {@code docs/schema}, which are written from declarations. */
public final class SchemaFiles {

  /** The prefix of the {@code $id} of each schema; nothing is ever fetched from there. */
  public static final String BASE = "https://runesheet.dev/schema/";

  private SchemaFiles() {}

  /** The beginning of a schema that is written from a declaration. */
  public static ObjectNode begin(String name, String title) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("$schema", "https://json-schema.org/draft/2020-12/schema")
        .put("$id", id(name))
        .put("title", title);
  }

  /** The {@code $id} of a schema of this name. */
  public static String id(String name) {
    return BASE + name + ".schema.json";
  }
}
