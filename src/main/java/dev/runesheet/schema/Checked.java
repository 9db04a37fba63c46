package dev.runesheet.schema;

import dev.runesheet.language.JsonValue;

/** A record with constraints across its components. */
public interface Checked {

  /**
   * Reports what does not fit together.
   *
   * @param written where the record was written
   */
  void check(JsonValue written);
}
