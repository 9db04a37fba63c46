package dev.runesheet.game.declared.catalog;

import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The rules for decks.
 *
 * @param cards the number of cards, besides those that begin elsewhere; 0 for any number
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
   * A fault of a deck.
   *
   * @param card the id of the card that is too many; empty if it is not about one
   */
  public record Fault(String card, String found, String expected) {}

  /**
   * The faults of a deck; none if it is allowed.
   *
   * @param deck how many it has of each card, by id
   * @param cards all its cards by id
   * @param counts which of its cards count as cards of the deck
   */
  public List<Fault> faults(
      Map<String, Integer> deck, Map<String, Card> cards, Predicate<Card> counts) {
    List<Fault> faults = new ArrayList<>();
    Count counted = Count.of(deck, cards, counts);
    if (this.cards > 0 && counted.cards() != this.cards) {
      String expected = Words.count(this.cards, "card");
      faults.add(new Fault("", Words.count(counted.cards(), "card"), expected));
    }
    counted.copies(copies, faults);
    for (Share part : parts) {
      Count some = Count.of(deck, cards, part::has);
      if (some.cards() < part.least() || some.cards() > part.most()) {
        String range = Words.range(some.cards(), part.least(), part.most());
        faults.add(new Fault("", some.cards() + " " + part.called(), range));
      }
      some.copies(part.copies(), faults);
    }
    return faults;
  }

  /** True if a deck may have a card of a kind. */
  boolean admits(String kind) {
    return parts.stream()
        .noneMatch(part -> part.most() == 0 && part.words().isEmpty() && part.isOf(kind));
  }

  /**
   * Some cards of a deck, counted.
   *
   * @param named how many there are of each name
   * @param ids the last id of each name
   */
  private record Count(int cards, Map<String, Integer> named, Map<String, String> ids) {

    static Count of(Map<String, Integer> deck, Map<String, Card> cards, Predicate<Card> which) {
      Map<String, Integer> named = new LinkedHashMap<>();
      Map<String, String> ids = new LinkedHashMap<>();
      deck.forEach(
          (id, count) -> {
            Card card = cards.get(id);
            if (which.test(card)) {
              named.merge(card.name(), count, Integer::sum);
              ids.put(card.name(), id);
            }
          });
      int all = named.values().stream().mapToInt(Integer::intValue).sum();
      return new Count(all, named, ids);
    }

    void copies(int most, List<Fault> faults) {
      named.forEach(
          (name, count) -> {
            if (count > most) {
              String found = count + " of " + Words.quote(name);
              faults.add(new Fault(ids.get(name), found, "at most " + most));
            }
          });
    }
  }

  /**
   * Some cards of a deck.
   *
   * @param called their name for people
   * @param kinds their kinds; empty for all
   * @param words words that they carry, by property; empty for no word
   * @param least the smallest number of them
   * @param most the largest number of them
   * @param copies the largest number of them with the same name
   */
  public record Share(
      String called,
      List<String> kinds,
      Map<String, String> words,
      int least,
      int most,
      int copies) {

    /** Copies the list and keeps the order. */
    public Share {
      kinds = List.copyOf(kinds);
      words = Ordered.copy(words);
    }

    private boolean isOf(String kind) {
      return kinds.isEmpty() || kinds.contains(kind);
    }

    /** True if a card is one of them. */
    public boolean has(Card card) {
      if (!isOf(card.kind())) {
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
