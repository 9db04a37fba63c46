package dev.runesheet.game.declared.catalog;

import java.util.Map;
import java.util.OptionalDouble;

/**
 * A card.
 *
 * @param name its name as people call it
 * @param kind its kind
 * @param stats the numbers that differ from those of its kind
 * @param words its words by property
 * @param abilities its abilities by name; the programs of those without a kind answer the event of
 *     their use
 * @param text its text; empty for the sentences of its effects
 */
public record Card(
    String name,
    String kind,
    Map<String, Double> stats,
    Map<String, String> words,
    Map<String, Ability> abilities,
    String text) {

  /** Keeps the orders. */
  public Card {
    stats = Ordered.copy(stats);
    words = Ordered.copy(words);
    abilities = Ordered.copy(abilities);
  }

  /**
   * The number that it prints.
   *
   * @param usual the numbers of its kind
   * @return none if its kind has none of the name
   */
  public OptionalDouble printed(String stat, Map<String, Double> usual) {
    Double number = usual.get(stat);
    return number == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(stats.getOrDefault(stat, number));
  }
}
