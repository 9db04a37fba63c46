package dev.runesheet.schema;

import dev.runesheet.document.JsonValue;

/**
 * A record with constraints across its components; they are not asked for where a component was
 * reported.
 */
public interface Checked {

  /**
   * Reports what does not fit together.
   *
   * @param written the place of the record's source
   */
  void check(JsonValue written);
}
