package dev.runesheet.model.question;

import dev.runesheet.model.question.QuestionSpec.Holds;
import dev.runesheet.spi.question.Cell;
import java.util.Optional;

/** The check that a {@link Cell} says only what counts for the kind of value it stands at. */
final class CellFit {

  private CellFit() {}

  /** The cells that do not count or cannot be; empty if all fits. */
  static Optional<String> mistake(Cell cell, Holds holds, boolean constants) {
    boolean number = holds == Holds.NUMBER || holds == Holds.WHOLE;
    boolean word = holds == Holds.WORD || holds == Holds.WORDS;
    if (!number && isBounded(cell)) {
      return Optional.of("min or max, but it is no number.");
    }
    if (Double.isNaN(cell.min()) || Double.isNaN(cell.max())) {
      return Optional.of("a bound that is no number.");
    }
    if (holds == Holds.WHOLE && !(isWhole(cell.min()) && isWhole(cell.max()))) {
      return Optional.of("a bound that is no whole number of an int.");
    }
    if (!word && (cell.only().length > 0 || !cell.list().isEmpty())) {
      return Optional.of("words (list, only), but it is no word of a list.");
    }
    if (cell.form() != Cell.Form.WORD && (number || constants || holds == Holds.VALUE)) {
      return Optional.of("form, but it is no text.");
    }
    return Optional.empty();
  }

  private static boolean isBounded(Cell cell) {
    return cell.min() != -Double.MAX_VALUE || cell.max() != Double.MAX_VALUE;
  }

  /** True for an int, and for the bounds that stand for none. */
  private static boolean isWhole(double bound) {
    return Math.abs(bound) == Double.MAX_VALUE || bound == (int) bound;
  }
}
