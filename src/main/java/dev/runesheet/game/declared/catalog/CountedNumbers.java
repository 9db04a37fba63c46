package dev.runesheet.game.declared.catalog;

import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The numbers in which cards count where they are attached, each named by a word that the card
 * carries and its kind, such as {@code fire mana}.
 */
public final class CountedNumbers {

  private CountedNumbers() {}

  /** The name of the number in which cards of a kind count that carry a word. */
  public static String name(String word, String kind) {
    return word + " " + kind;
  }

  /** The number in which a card counts; empty if it counts in none. */
  public static String of(Map<String, String> counts, Card card) {
    return of(counts, card.kind(), card.words()::get);
  }

  /**
   * The number in which cards of a kind count; empty if they count in none.
   *
   * @param counts the property whose word counts, by kind
   * @param words the word that a card carries for a property; null or empty for none
   */
  public static String of(Map<String, String> counts, String kind, UnaryOperator<String> words) {
    String property = counts.get(kind);
    String word = property == null ? null : words.apply(property);
    return word == null || word.isEmpty() ? "" : name(word, kind);
  }
}
