package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.Pattern;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.DeckRules;
import dev.runesheet.game.queensblood.word.Category;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Decks drawn at random are legal, and depend on the seed only. */
class RandomDecksTest {

  @Test
  void drawsLegalDecksThatReachEveryCard() {
    QueensCatalog catalog = catalog(9);
    Set<String> drawn = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      List<List<String>> decks = RandomDecks.draw(catalog, seed).orElseThrow();
      assertThat(decks).hasSize(2).isEqualTo(RandomDecks.draw(catalog, seed).orElseThrow());
      for (List<String> deck : decks) {
        assertThat(DeckRules.problems(catalog, deck)).isEmpty();
        drawn.addAll(deck);
      }
    }
    assertThat(drawn).hasSize(18).noneMatch(id -> id.startsWith("TOKEN"));
  }

  @Test
  void tooFewCardsMakeNoDeck() {
    assertThat(RandomDecks.draw(catalog(4), 1)).isEmpty();
  }

  /** So many cards of each category. */
  private static QueensCatalog catalog(int each) {
    Map<String, CardType> cards = new LinkedHashMap<>();
    for (Category category : Category.values()) {
      for (int i = 0; i < each; i++) {
        String id = category + " " + i;
        Pattern pattern = Pattern.of("");
        cards.put(id, new CardType(id, "", category, 1, 1, pattern, ""));
      }
    }
    return new QueensCatalog(cards, Map.of(), List.of());
  }
}
