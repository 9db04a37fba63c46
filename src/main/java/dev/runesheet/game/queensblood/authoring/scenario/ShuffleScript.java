package dev.runesheet.game.queensblood.authoring.scenario;

import java.util.ArrayList;
import java.util.List;

/** The outcomes of chance with which the game's shuffle gives a known order. */
public final class ShuffleScript {

  private ShuffleScript() {}

  /** The cards that a mulligan shuffles: the deck, and the replaced cards of the hand. */
  public static List<String> pool(List<String> hand, List<Integer> slots, List<String> deck) {
    List<String> pool = new ArrayList<>(deck);
    slots.stream().map(hand::get).forEach(pool::add);
    return pool;
  }

  /** True if two lists have the same cards, in whatever order. */
  static boolean areSame(List<String> some, List<String> others) {
    return some.stream().sorted().toList().equals(others.stream().sorted().toList());
  }

  /**
   * The outcomes, in the order they are drawn.
   *
   * @param pool the cards before
   * @param shuffled the same cards after
   * @throws IllegalArgumentException if they are not the same cards
   */
  public static List<Integer> rolls(List<String> pool, List<String> shuffled) {
    if (!areSame(pool, shuffled)) {
      throw new IllegalArgumentException(
          "shuffled (" + shuffled + ") is not an order of " + pool + ".");
    }
    List<String> cards = new ArrayList<>(pool);
    List<Integer> rolls = new ArrayList<>();
    for (int last = cards.size() - 1; last > 0; last--) {
      int at = cards.subList(0, last + 1).indexOf(shuffled.get(last));
      rolls.add(at + 1);
      cards.set(at, cards.get(last));
    }
    return rolls;
  }
}
