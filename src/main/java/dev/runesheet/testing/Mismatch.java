package dev.runesheet.testing;

import dev.runesheet.language.JsonValue;

/**
 * Something that is not as expected.
 *
 * @param place where the expectation was written: file, line and JSON pointer
 * @param expected what was expected, as its file writes it or in words
 * @param actual what is, as its file would write it or in words
 */
public record Mismatch(String place, String expected, String actual) {

  /** Something that is not as expected at a value's place. */
  public static Mismatch at(JsonValue value, String expected, String actual) {
    int line = value.line();
    String file = value.location().file() + (line > 0 ? ":" + line + " " : "");
    return new Mismatch(file + value.location().place(), expected, actual);
  }

  @Override
  public String toString() {
    return place + ": expected " + expected + ", actual " + actual;
  }
}
