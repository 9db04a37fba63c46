package dev.runesheet.testing;

import dev.runesheet.language.JsonValue;

/**
 * Something that is not as expected.
 *
 * @param place where the expectation was written: file, line and JSON pointer
 * @param what what it is, in the words of the game; empty if the place says it
 * @param expected what was expected, as its file writes it or in words
 * @param actual what is, as its file would write it or in words
 */
public record Mismatch(String place, String what, String expected, String actual) {

  /** The same, where the place says what it is. */
  public Mismatch(String place, String expected, String actual) {
    this(place, "", expected, actual);
  }

  /** Something that is not as expected at a value's place. */
  public static Mismatch at(JsonValue value, String expected, String actual) {
    int line = value.line();
    String file = value.location().file() + (line > 0 ? ":" + line + " " : "");
    return new Mismatch(file + value.location().place(), expected, actual);
  }

  /** The same about something that has a name in the game. */
  public Mismatch called(String name) {
    return new Mismatch(place, name, expected, actual);
  }

  /** For people: the file and line with what it is, or else with the JSON pointer. */
  public String where() {
    return what.isEmpty() ? place : place.replaceFirst(" ?#.*$", "") + " " + what;
  }

  @Override
  public String toString() {
    return where() + ": expected " + expected + ", actual " + actual;
  }
}
