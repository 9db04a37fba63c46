package dev.runesheet.game.valeria.word;

/**
 * A number that flags change.
 *
 * @param stat its name
 * @param begins the number before any flag changes it
 * @param least the least that counts: less counts as this
 */
public record FlagNumber(String stat, double begins, double least) {

  /** A number of which less counts as 0. */
  static FlagNumber of(String stat) {
    return new FlagNumber(stat, 0, 0);
  }

  /** A number that is added to prices or dice, also below 0. */
  static FlagNumber added(String stat) {
    return new FlagNumber(stat, 0, Double.NEGATIVE_INFINITY);
  }

  /** A number that is added to a price once for each of some cards, also below 0. */
  static FlagNumber surcharge(String stat) {
    return new FlagNumber(stat, 1, Double.NEGATIVE_INFINITY);
  }
}
