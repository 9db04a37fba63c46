package dev.runesheet.document;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words of a language with their meanings in the model, one to one, in the order in which
 * messages and schemas list them.
 *
 * @param meanings word to meaning
 * @param <T> the type of meanings
 */
public record WordTable<T>(Map<String, T> meanings) {

  /** Copies the map in its order. */
  public WordTable {
    meanings = Collections.unmodifiableMap(new LinkedHashMap<>(meanings));
  }

  /** A table of no words, to add to. */
  public static <T> WordTable<T> empty() {
    return new WordTable<>(Map.of());
  }

  /**
   * This table and one more word.
   *
   * @throws IllegalArgumentException if the word or its meaning is in the table
   */
  public WordTable<T> and(String word, T meaning) {
    if (meanings.containsKey(word) || meanings.containsValue(meaning)) {
      throw new IllegalArgumentException(
          "word (" + word + ") or its meaning (" + meaning + ") is in the table already.");
    }
    Map<String, T> more = new LinkedHashMap<>(meanings);
    more.put(word, meaning);
    return new WordTable<>(more);
  }

  /** The words in order. */
  public List<String> words() {
    return List.copyOf(meanings.keySet());
  }

  /** The meaning of a word. */
  public Optional<T> meaning(String word) {
    return Optional.ofNullable(meanings.get(word));
  }

  /** The word for something. */
  public Optional<String> word(T meaning) {
    return meanings.entrySet().stream()
        .filter(entry -> entry.getValue().equals(meaning))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
