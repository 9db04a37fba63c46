package dev.runesheet.game.queensblood;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a deck may hold (decision 3). */
public final class DeckRules {

  /** How many cards a deck has. */
  public static final int SIZE = 15;

  private DeckRules() {}

  /** What is wrong with a deck, each in a sentence; empty if nothing is. */
  public static List<String> problems(QueensCatalog catalog, List<String> deck) {
    List<String> problems = new ArrayList<>();
    if (deck.size() != SIZE) {
      problems.add("has " + deck.size() + " cards; it must have " + SIZE);
    }
    Map<String, Integer> copies = new LinkedHashMap<>();
    deck.forEach(id -> copies.merge(id, 1, Integer::sum));
    copies.forEach(
        (id, count) -> {
          CardType card = catalog.cards().get(id);
          if (card == null) {
            problems.add("names card " + id + ", which does not exist");
          } else if (card.category().copies() == 0) {
            problems.add("holds " + id + " " + card.name() + ", a token");
          } else if (count > card.category().copies()) {
            problems.add(
                "holds "
                    + count
                    + " copies of "
                    + id
                    + " "
                    + card.name()
                    + "; of a "
                    + card.category().word()
                    + " card it may hold "
                    + card.category().copies());
          }
        });
    return problems;
  }

  static void check(QueensCatalog catalog, List<String> deck, String which) {
    List<String> problems = problems(catalog, deck);
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(which + " " + String.join("; it ", problems) + ".");
    }
  }
}
