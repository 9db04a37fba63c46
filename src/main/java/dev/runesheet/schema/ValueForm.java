package dev.runesheet.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import java.util.Optional;

/**
 * Reads and writes values in a form of their own.
 *
 * @param <T> the type of the values
 */
public interface ValueForm<T> {

  /** The kind of value, by which sheets know what their cells hold. */
  String kind();

  /** The value, or empty after a report; {@code null} in a source arrives as such. */
  Optional<T> read(JsonValue value);

  /** A value as sources have it. */
  JsonNode write(T value);

  /** The JSON Schema of the form. */
  ObjectNode schema();
}
