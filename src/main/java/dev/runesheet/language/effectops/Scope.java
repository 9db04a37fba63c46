package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Optional;

/**
 * The names that a program may use.
 *
 * @param forms the ops
 * @param attributes the mode's attributes; empty if they are unknown and any name is valid
 */
record Scope(OpForms forms, List<String> attributes) {

  Scope {
    attributes = List.copyOf(attributes);
  }

  /** True if an attribute can be used. */
  boolean has(String attribute) {
    return attributes.isEmpty() || attributes.contains(attribute);
  }

  /** The attribute a value names, or empty after a report. */
  Optional<String> attribute(JsonValue value) {
    return attributes.isEmpty() ? value.text() : value.oneOf(attributes, Code.UNKNOWN_STAT);
  }
}
