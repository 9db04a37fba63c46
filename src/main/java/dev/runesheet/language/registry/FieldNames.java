package dev.runesheet.language.registry;

/** The names of the fields of effects, and of those that all operations have. */
final class FieldNames {

  static final String DESCRIPTION = "description";
  static final String TRIGGER = "trigger";
  static final String SCOPE = "scope";
  static final String OPERATIONS = "operations";

  /** The conditions of an effect, or of an operation. */
  static final String CONDITIONS = "conditions";

  static final String THRESHOLD = "threshold";
  static final String STAT = "stat";
  static final String VALUE = "value";
  static final String FIRST_TIME = "first_time";

  /** The word of an operation. */
  static final String TYPE = "type";

  /** The target of an operation; the effect's scope says it (decision 35). */
  static final String APPLY_TO = "apply_to";

  /** The watched or the counted cards of an operation. */
  static final String PER = "per";

  private FieldNames() {}
}
