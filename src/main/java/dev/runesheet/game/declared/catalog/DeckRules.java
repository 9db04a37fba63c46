package dev.runesheet.game.declared.catalog;

import dev.runesheet.model.diagnostic.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The rules for decks.
 *
 * @param cards the number of cards, besides those that begin elsewhere
 * @param copies the largest number of cards with the same name
 * @param parts the required shares of some cards
 * @param undrawn ids of cards of no set, which random decks leave out
 */
public record DeckRules(int cards, int copies, List<Share> parts, List<String> undrawn) {

  /** Copies the lists. */
  public DeckRules {
    parts = List.copyOf(parts);
    undrawn = List.copyOf(undrawn);
  }

  /**
   * The fault of a deck, with what is expected; empty if it is allowed.
   *
   * @param counts which of its cards count as cards of the deck
   */
  public Optional<String> mistake(List<Card> deck, Predicate<Card> counts) {
    Map<String, Integer> named = new HashMap<>();
    int found = 0;
    for (Card card : deck) {
      if (counts.test(card)) {
        named.merge(card.name(), 1, Integer::sum);
        found++;
      }
    }
    if (cards > 0 && found != cards) {
      return Optional.of(found + " cards, expected " + cards + " cards");
    }
    for (Card card : deck) {
      int same = named.getOrDefault(card.name(), 0);
      if (same > copies) {
        return Optional.of(
            same + " of " + Words.quote(card.name()) + ", expected at most " + copies);
      }
    }
    for (Share part : parts) {
      int some = (int) deck.stream().filter(part::has).count();
      if (some < part.least() || some > part.most()) {
        String range = Words.range(some, part.least(), part.most());
        return Optional.of(some + " " + part.called() + ", expected " + range);
      }
    }
    return Optional.empty();
  }

  /**
   * Some cards of a deck.
   *
   * @param called their name for people
   * @param kinds their kinds; empty for all
   * @param words words that they carry, by property; empty for no word
   * @param least the smallest number of them
   * @param most the largest number of them
   */
  public record Share(
      String called, List<String> kinds, Map<String, String> words, int least, int most) {

    /** Copies the list and keeps the order. */
    public Share {
      kinds = List.copyOf(kinds);
      words = Ordered.copy(words);
    }

    /** True if a card is one of them. */
    public boolean has(Card card) {
      if (!kinds.isEmpty() && !kinds.contains(card.kind())) {
        return false;
      }
      for (Map.Entry<String, String> word : words.entrySet()) {
        if (!word.getValue().equals(card.words().getOrDefault(word.getKey(), ""))) {
          return false;
        }
      }
      return true;
    }
  }
}
