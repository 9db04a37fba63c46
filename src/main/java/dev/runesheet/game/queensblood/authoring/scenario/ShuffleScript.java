package dev.runesheet.game.queensblood.authoring.scenario;

import java.util.ArrayList;
import java.util.List;

/** The outcomes of chance with which the game's shuffle gives a known order. */
public final class ShuffleScript {

  private ShuffleScript() {}

  /**
   * The outcomes, in the order they are drawn.
   *
   * @param pool the cards before
   * @param shuffled the same cards after
   * @throws IllegalArgumentException if they are not the same cards
   */
  public static List<Integer> rolls(List<String> pool, List<String> shuffled) {
    if (pool.size() != shuffled.size()) {
      throw new IllegalArgumentException(
          "shuffled (" + shuffled + ") is not an order of " + pool + ".");
    }
    List<String> cards = new ArrayList<>(pool);
    List<Integer> rolls = new ArrayList<>();
    for (int last = cards.size() - 1; last > 0; last--) {
      int at = cards.subList(0, last + 1).indexOf(shuffled.get(last));
      if (at < 0) {
        throw new IllegalArgumentException(
            "shuffled (" + shuffled + ") is not an order of " + pool + ".");
      }
      rolls.add(at + 1);
      cards.set(at, cards.get(last));
      cards.set(last, shuffled.get(last));
    }
    return rolls;
  }
}
