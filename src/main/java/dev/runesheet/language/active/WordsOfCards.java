package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import dev.runesheet.schema.shape.SourceNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The words with which cards are read: those of the game, those given, and costs. */
final class WordsOfCards implements SourceNames {

  private final Map<String, Words> all;
  private final CostLetters costs;

  /**
   * Gathers the words.
   *
   * @param more words besides those of the game's cards, by kind
   */
  WordsOfCards(CardWords cards, Map<String, Words> more) {
    all = new HashMap<>(cards.known());
    all.putAll(more);
    costs = cards.costs();
  }

  @Override
  public Words words(String kind) {
    return all.getOrDefault(kind, Words.any());
  }

  @Override
  public Optional<String> read(String kind, JsonValue value, Words words) {
    return kind.equals(CostLetters.KIND) ? costs.read(value) : words.read(value);
  }
}
