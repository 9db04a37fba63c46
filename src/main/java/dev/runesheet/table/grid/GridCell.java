package dev.runesheet.table.grid;

/**
 * A raw cell of a file.
 *
 * @param row its row, from 0
 * @param column its column, from 0
 * @param kind the kind of its value
 * @param text its text, formula, or error; that of a number if it is shown otherwise than by its
 *     digits; empty for other kinds
 * @param number its number; 1 for true
 * @param date whether the number is shown as a date
 */
public record GridCell(int row, int column, Kind kind, String text, double number, boolean date) {

  /** The kind of a cell's value. */
  public enum Kind {
    BLANK,
    TEXT,
    NUMBER,
    TRUTH,
    FORMULA,
    ERROR,
    /** A text that is not there, or a style that does not exist. */
    DAMAGED
  }
}
