package dev.runesheet.testing.sheet;

/**
 * A step from a value into one of its parts.
 *
 * @param field the name of a field; empty for an entry of a list
 * @param entry the number of an entry, from 0
 */
record Hop(String field, int entry) {

  static Hop into(String field) {
    return new Hop(field, 0);
  }

  static Hop at(int entry) {
    return new Hop("", entry);
  }

  boolean isEntry() {
    return field.isEmpty();
  }

  /** As a part of a JSON pointer. */
  String pointer() {
    return "/" + (isEntry() ? entry : field.replace("~", "~0").replace("/", "~1"));
  }
}
