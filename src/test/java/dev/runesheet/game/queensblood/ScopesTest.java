package dev.runesheet.game.queensblood;

import static dev.runesheet.game.queensblood.Position.at;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.board.Card;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every scope, for operations and for auras; a scope of allies holds the card itself (decision 37).
 */
class ScopesTest {

  private static RuleBook book;

  @BeforeAll
  static void addCards() {
    Registry registry = new Registry();
    for (String scope :
        new String[] {
          "self",
          "allies_on_affected_tiles",
          "enemies_on_affected_tiles",
          "all_cards_on_affected_tiles",
          "allies_in_lane",
          "enemies_in_lane",
          "all_cards_in_lane",
          "allies_global",
          "enemies_global",
          "all_cards_global"
        }) {
      registry
          .change("play_" + scope, "on_play", scope, 1)
          .card("P-" + scope, 3, "A3E,C2X", "play_" + scope);
      registry
          .change("aura_" + scope, "while_in_play", scope, 1)
          .card("A-" + scope, 3, "A3E,C2X", "aura_" + scope);
    }
    book = registry.book();
  }

  @ParameterizedTest
  @CsvSource({
    "self,                        1 0 0 0 0 0",
    "allies_on_affected_tiles,    0 0 1 0 0 0",
    "enemies_on_affected_tiles,   0 1 0 0 0 0",
    "all_cards_on_affected_tiles, 0 1 1 0 0 0",
    "allies_in_lane,              1 0 0 1 0 0",
    "enemies_in_lane,             0 1 0 0 0 0",
    "all_cards_in_lane,           1 1 0 1 0 0",
    "allies_global,               1 0 1 1 1 0",
    "enemies_global,              0 1 0 0 0 1",
    "all_cards_global,            1 1 1 1 1 1"
  })
  void reachesTheRightCards(String scope, String changed) {
    for (String kind : new String[] {"P-", "A-"}) {
      Match match =
          Position.standard()
              .hand("Y", kind + scope)
              .card(1, 2, "E1", "114", 0)
              .card(0, 0, "Y1", "114", 0)
              .card(1, 4, "Y1", "114", 0)
              .card(2, 4, "Y1", "114", 0)
              .card(0, 3, "E1", "114", 0)
              .match(book);
      Position.play(match, "Y", kind + scope, 1, 0);

      StringBuilder found = new StringBuilder();
      int[][] places = {{1, 0}, {1, 2}, {0, 0}, {1, 4}, {2, 4}, {0, 3}};
      for (int[] place : places) {
        Card card = at(match, place[0], place[1]);
        found.append(found.isEmpty() ? "" : " ").append((int) card.power() - card.type().power());
      }
      assertThat(found.toString()).as(kind + scope).isEqualTo(changed);
    }
  }
}
