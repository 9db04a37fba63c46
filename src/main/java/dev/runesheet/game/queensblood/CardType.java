package dev.runesheet.game.queensblood;

import java.util.List;

/**
 * What is printed on a card.
 *
 * @param id its id
 * @param name as people call it; may be empty
 * @param category which sort of card it is
 * @param cost the rank its tile needs
 * @param power its printed power
 * @param pattern the cells it reaches
 * @param effect the id that its effects belong to; empty if it has none
 * @param replaces whether it may be placed on an own card, which is then destroyed
 * @param thresholds the powers whose reaching it answers
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

  /** Sorts of cards. */
  public enum Category {
    /** At most two in a deck. */
    REGULAR("Regular", 2),
    /** At most one in a deck. */
    LEGEND("Legend", 1),
    /** Brought into play by effects only. */
    TOKEN("Token", 0);

    private final String word;
    private final int copies;

    Category(String word, int copies) {
      this.word = word;
      this.copies = copies;
    }

    /** The word of the card list. */
    public String word() {
      return word;
    }

    /** How many copies a deck may hold (decision 3). */
    public int copies() {
      return copies;
    }
  }

  /** Copies the list. */
  public CardType {
    thresholds = List.copyOf(thresholds);
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

  /** The same card with what its effects let be done with it. */
  public CardType acting(boolean replacing, List<Double> reached) {
    return new CardType(id, name, category, cost, power, pattern, effect, replacing, reached);
  }
}
