package dev.runesheet.testing;

import dev.runesheet.document.JsonValue;

/**
 * A difference between the expected and the actual result.
 *
 * @param place the place of the expectation: file, line and JSON pointer
 * @param what the thing that differs, in the words of the game; empty if the place names it
 * @param expected the expected value, as its file writes it or in words
 * @param actual the actual value, as its file would write it or in words
 */
public record Mismatch(String place, String what, String expected, String actual) {

  /** Creates a difference whose place names the thing. */
  public Mismatch(String place, String expected, String actual) {
    this(place, "", expected, actual);
  }

  /** A difference at a value's place. */
  public static Mismatch at(JsonValue value, String expected, String actual) {
    int line = value.line();
    String file = value.location().file() + (line > 0 ? ":" + line + " " : "");
    return new Mismatch(file + value.location().place(), expected, actual);
  }

  /** The same difference for a thing with a name in the game. */
  public Mismatch called(String name) {
    return new Mismatch(place, name, expected, actual);
  }

  /**
   * The place for people: file and line with the thing that differs, or else with the JSON pointer.
   */
  public String where() {
    return what.isEmpty() ? place : place.replaceFirst(" ?#.*$", "") + " " + what;
  }

  @Override
  public String toString() {
    return where() + ": " + sentence(expected, actual);
  }

  /** The difference in words, with its place within a value that holds it. */
  String within(JsonValue whole) {
    int begin = place.indexOf(whole.pointer() + "/");
    String name = begin < 0 ? what : place.substring(begin + whole.pointer().length() + 1);
    return (name.isEmpty() ? "" : name + ": ") + sentence(expected, actual);
  }

  /** A difference in words. */
  static String sentence(String expected, String actual) {
    return "expected " + expected + ", actual " + actual;
  }
}
