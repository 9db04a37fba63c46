package dev.runesheet.game.queensblood.board;

import dev.runesheet.spi.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The order in which the cards of a deck get their numbers, which the opponent sees on cards
 * played: the same for every order of the same cards, and mixed, so that a number tells neither the
 * card's place in the deck nor what other cards it holds. It depends on the deck alone, and most
 * matches are between the same few decks.
 */
public final class DeckNumbers {

  private static final int MOST_KNOWN = 1_000;

  private final Map<List<String>, List<Integer>> known = new ConcurrentHashMap<>();

  /** The places of a deck's cards in the order of their numbers. */
  public List<Integer> of(List<String> deck) {
    List<Integer> order = known.get(deck);
    if (order == null) {
      order = mixed(deck);
      if (known.size() < MOST_KNOWN) {
        known.put(List.copyOf(deck), order);
      }
    }
    return order;
  }

  private static List<Integer> mixed(List<String> deck) {
    List<Integer> order =
        new ArrayList<>(
            IntStream.range(0, deck.size())
                .boxed()
                .sorted(Comparator.comparing(deck::get))
                .toList());
    int hash = 1; // That of the sorted list of ids.
    for (int place : order) {
      hash = 31 * hash + deck.get(place).hashCode();
    }
    Chance content = Chance.seeded(hash);
    for (int last = order.size() - 1; last > 0; last--) {
      Collections.swap(order, last, content.roll(last + 1) - 1);
    }
    return List.copyOf(order);
  }
}
