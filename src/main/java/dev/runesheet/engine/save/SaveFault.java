package dev.runesheet.engine.save;

/** The refusal of a saved match whose parts contradict each other. */
final class SaveFault {

  private SaveFault() {}

  /**
   * Checks a part of a save.
   *
   * @throws IllegalArgumentException if it is not right, with a sentence
   */
  static void check(boolean right, String what, String wrong) {
    if (!right) {
      throw new IllegalArgumentException(what + ": " + wrong + ".");
    }
  }
}
