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
 * @param plays the option to play it for each tile
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
    List<Double> thresholds,
    PlayOptions plays) {

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

  /** A card with the options to play it. */
  public static CardType of(
      String id,
      String name,
      Category category,
      int cost,
      int power,
      Pattern pattern,
      String effect,
      boolean replaces,
      List<Double> thresholds) {
    PlayOptions plays = new PlayOptions(id, name);
    return new CardType(
        id, name, category, cost, power, pattern, effect, replaces, thresholds, plays);
  }

  /** The tile that the id of an option names. */
  static int tile(String option) {
    int at = option.indexOf('@');
    return Board.tile(option.charAt(at + 1) - '0', option.charAt(at + 3) - '0');
  }

  /** The card that the id of an option names. */
  static String card(String option) {
    return option.substring(0, option.indexOf('@'));
  }
}
