package dev.runesheet.table;

import dev.runesheet.model.SourceLocation;

/**
 * A cell's text before its meaning is looked at.
 *
 * @param state whether there is one
 * @param text its text, cleaned; a number's shortest form for number cells
 * @param number the number of a number cell, otherwise null
 * @param place where it stands
 */
record RawCell(State state, String text, Double number, SourceLocation place) {

  /** Whether a cell has a text. */
  enum State {
    /** It has. */
    FILLED,
    /** It is empty. */
    BLANK,
    /** It holds something of the wrong kind; a finding says so. */
    BAD
  }

  static RawCell blank(SourceLocation place) {
    return new RawCell(State.BLANK, "", null, place);
  }

  static RawCell bad(SourceLocation place) {
    return new RawCell(State.BAD, "", null, place);
  }

  static RawCell filled(String text, Double number, SourceLocation place) {
    return new RawCell(State.FILLED, text, number, place);
  }

  boolean isBlank() {
    return state == State.BLANK;
  }

  boolean isFilled() {
    return state == State.FILLED;
  }
}
