package dev.runesheet.engine.save;

import java.util.List;
import java.util.function.Consumer;

/** The refusal of a saved match whose parts contradict each other. */
final class SaveFault {

  private SaveFault() {}

  /**
   * Reads the elements of a list of a save in their order.
   *
   * @param list the pointer to the list, such as {@code /inPlay}
   * @throws IllegalArgumentException if one is refused, with its place before the reason
   */
  static <T> void each(String list, List<T> saved, Consumer<T> read) {
    int place = 0;
    try {
      for (T one : saved) {
        read.accept(one);
        place++;
      }
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException(list + "/" + place + ": " + wrong.getMessage());
    }
  }

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
