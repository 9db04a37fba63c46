package dev.runesheet.game.queensblood.setup;

import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rules for decks (decision 3). */
public final class DeckRules {

  /** The number of cards of a deck. */
  public static final int SIZE = 15;

  private DeckRules() {}

  /**
   * An error of a deck.
   *
   * @param entry the place of the card from 0; -1 if it is about the whole deck
   * @param found the text found
   * @param expected the text expected
   */
  public record Problem(int entry, String found, String expected) {}

  /** The errors of a deck; empty if it is valid. */
  public static List<Problem> problems(QueensCatalog catalog, List<String> deck) {
    List<Problem> problems = new ArrayList<>();
    if (deck.size() != SIZE) {
      problems.add(new Problem(-1, Words.count(deck.size(), "card"), SIZE + " cards"));
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
        String most = "at most " + card.category().copies() + " of a " + card.category().title();
        problems.add(
            new Problem(entry, "copy " + copy + " of " + id + " " + card.name(), most + " card"));
      }
    }
    return problems;
  }
}
