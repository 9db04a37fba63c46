package dev.runesheet.game.queensblood.board;

import dev.runesheet.game.queensblood.word.Category;
import java.util.List;

/**
 * The printed data of a card.
 *
 * @param id its id
 * @param name its name as people call it; may be empty
 * @param category the category of the card
 * @param cost the rank required of its tile
 * @param power its printed power
 * @param pattern the cells it influences
 * @param effect the owner id of its effects; empty if it has none
 * @param replaces whether it may be placed on an own card, which is then destroyed
 * @param thresholds the powers at which an effect of its own, or one that watches it, answers
 */
public record CardType(
    String id,
    String name,
    Category category,
    int cost,
    int power,
    Pattern pattern,
    String effect,
    boolean replaces,
    List<Double> thresholds) {

  /** Copies the list. */
  public CardType {
    thresholds = List.copyOf(thresholds);
  }

  /** The name that players call it by, or its id if it has none. */
  public String called() {
    return name.isBlank() ? "card " + id : name;
  }

  /** A card that nothing can be done with but to play it. */
  public CardType(
      String id,
      String name,
      Category category,
      int cost,
      int power,
      Pattern pattern,
      String effect) {
    this(id, name, category, cost, power, pattern, effect, false, List.of());
  }

  /** The same card with the properties that its effects give it. */
  public CardType acting(boolean replacing, List<Double> reached) {
    return new CardType(id, name, category, cost, power, pattern, effect, replacing, reached);
  }
}
