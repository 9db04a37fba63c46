package dev.runesheet.document;

/**
 * A step from a value into one of its parts.
 *
 * @param field the name of a field; empty for an entry of a list
 * @param entry the number of an entry, from 0
 */
public record PathStep(String field, int entry) {

  /** A step into a field. */
  public static PathStep into(String field) {
    return new PathStep(field, 0);
  }

  /** A step to an entry. */
  public static PathStep at(int entry) {
    return new PathStep("", entry);
  }

  /** True if it leads to an entry of a list. */
  public boolean isEntry() {
    return field.isEmpty();
  }

  /** The part of a JSON pointer. */
  public String pointer() {
    return isEntry() ? "/" + entry : JsonValue.step(field);
  }
}
