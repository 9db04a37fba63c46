package dev.runesheet.table.grid;

/**
 * A cell as a file has it, not yet understood.
 *
 * @param row its row, from 0
 * @param column its column, from 0
 * @param kind what it holds
 * @param text its text, formula, or error; empty for other kinds
 * @param number its number; 1 for a truth that holds
 * @param date whether the number is shown as a date
 */
public record GridCell(int row, int column, Kind kind, String text, double number, boolean date) {

  /** What a cell can hold. */
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
