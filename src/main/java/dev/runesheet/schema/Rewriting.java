package dev.runesheet.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Another way to write a record. An implementation is stateless. */
public interface Rewriting {

  /** Tells whether a value is written this way. */
  boolean fits(JsonNode written);

  /**
   * The same in the record's fields.
   *
   * @throws IllegalArgumentException if it cannot be read, with what was expected instead
   */
  ObjectNode rewrite(JsonNode written);

  /** The JSON Schema of this way. */
  ObjectNode schema();
}
