package dev.runesheet.game.queensblood;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a deck may hold (decision 3). */
public final class DeckRules {

  /** How many cards a deck has. */
  public static final int SIZE = 15;

  private DeckRules() {}

  /**
   * Something that is wrong with a deck.
   *
   * @param entry the place of the card from 0; -1 if it is about the whole deck
   * @param found what stands there
   * @param expected what should
   */
  public record Problem(int entry, String found, String expected) {}

  /** What is wrong with a deck; empty if nothing is. */
  public static List<Problem> problems(QueensCatalog catalog, List<String> deck) {
    List<Problem> problems = new ArrayList<>();
    if (deck.size() != SIZE) {
      problems.add(new Problem(-1, deck.size() + " cards", SIZE + " cards"));
    }
    Map<String, Integer> copies = new HashMap<>();
    for (int entry = 0; entry < deck.size(); entry++) {
      String id = deck.get(entry);
      CardType card = catalog.cards().get(id);
      int copy = copies.merge(id, 1, Integer::sum);
      if (card == null) {
        problems.add(new Problem(entry, "'" + id + "'", "the id of a card"));
      } else if (card.category().copies() == 0) {
        problems.add(
            new Problem(entry, "the token " + id + " " + card.name(), "a card that is no token"));
      } else if (copy > card.category().copies()) {
        String most = "at most " + card.category().copies() + " of a " + card.category().word();
        problems.add(
            new Problem(entry, "copy " + copy + " of " + id + " " + card.name(), most + " card"));
      }
    }
    return problems;
  }
}
