package dev.runesheet.schema;

import dev.runesheet.language.JsonValue;

/** A record that knows more of what is valid than its components do each by itself. */
public interface Checked {

  /**
   * Reports what does not fit together.
   *
   * @param written where the record was written
   */
  void check(JsonValue written);
}
