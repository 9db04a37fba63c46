package dev.runesheet.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Another form of a record. An implementation is stateless. */
public interface Rewriting {

  /** True if a value is written in this form. */
  boolean fits(JsonNode written);

  /**
   * Converts the value to the record's fields.
   *
   * @throws IllegalArgumentException if it is not readable, with the form expected
   */
  ObjectNode rewrite(JsonNode written);

  /** The JSON Schema of this way. */
  ObjectNode schema();
}
