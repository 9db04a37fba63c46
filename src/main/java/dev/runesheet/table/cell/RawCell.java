package dev.runesheet.table.cell;

import dev.runesheet.model.SourceLocation;

/**
 * A cell's text before its meaning is looked at.
 *
 * @param state whether there is one
 * @param text its text, cleaned; a number's shortest form for number cells
 * @param number the number of a number cell, otherwise null
 * @param shown what a number cell shows instead of the number's digits; empty if it shows these
 * @param place its place
 */
public record RawCell(State state, String text, Double number, String shown, SourceLocation place) {

  /** The state of a cell's text. */
  public enum State {
    /** The cell has a value of the right kind. */
    FILLED,
    /** The cell is empty. */
    BLANK,
    /** The cell has a value of the wrong kind, and a finding. */
    BAD
  }

  public static RawCell blank(SourceLocation place) {
    return new RawCell(State.BLANK, "", null, "", place);
  }

  public static RawCell bad(SourceLocation place) {
    return new RawCell(State.BAD, "", null, "", place);
  }

  public static RawCell filled(String text, Double number, SourceLocation place) {
    return new RawCell(State.FILLED, text, number, "", place);
  }

  /** A number with the text that its cell shows. */
  public RawCell showing(String other) {
    return new RawCell(state, text, number, other, place);
  }

  public boolean isBlank() {
    return state == State.BLANK;
  }

  public boolean isFilled() {
    return state == State.FILLED;
  }
}
