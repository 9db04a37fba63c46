package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a declared game asks of decks, and where their cards begin. */
class DeckBuildingTest {

  private static final String GAME =
      """
      kinds: {player: {}, scout: {}, well: {}}
      words: {rank: [low, high]}
      zones: {deck: {seen by: nobody}, hand: {seen by: owner}, wells: {}}
      deck zone: deck
      phases:
        - {phase: only, actions: [rest]}
      actions:
        rest: {ends: true}
      """;

  private static final String CARDS =
      "cards: {scout: {name: Scout, kind: scout, rank: low}, spring: {name: Spring, kind: well}}\n";

  private static List<String> findings(String rules, String decks) {
    String game = GAME + "deck building: " + rules + "\n";
    return new WrittenGame(game, CARDS, decks)
        .findings().all().stream().map(Object::toString).toList();
  }

  @Test
  void aDeckHasAsManyCardsAsTheRulesSay() {
    assertThat(findings("{cards: 3}", "decks: {all: {scout: 2}}"))
        .singleElement()
        .asString()
        .contains("#/decks/all", "RS074", "found 2 cards, expected 3 cards");
  }

  @Test
  void cardsOfOneNameAreLimited() {
    assertThat(findings("{of one name: 1}", "decks: {all: {scout: 2}}"))
        .singleElement()
        .asString()
        .contains("#/decks/all/scout", "2 of 'Scout'", "at most 1");
  }

  @Test
  void someCardsAreAskedFor() {
    String parts = "{parts: [{called: high scouts, words: {rank: high}, least: 1}]}";
    assertThat(findings(parts, "decks: {all: {scout: 2}}"))
        .singleElement()
        .asString()
        .contains("#/decks/all", "0 high scouts", "at least 1");
  }

  @Test
  void cardsOfAKindCanBeginElsewhereAndDoNotCount() {
    String rules = "{cards: 2, begin in: {well: wells}}";
    String decks = "decks: {all: {scout: 2, spring: 1}}";
    assertThat(findings(rules, decks)).isEmpty();
    WrittenGame game = new WrittenGame(GAME + "deck building: " + rules + "\n", CARDS, decks);
    try (Match match = WrittenGame.match(game.book(), 2)) {
      assertThat(match.world().entities())
          .filteredOn(entity -> entity.getZone().equals("wells"))
          .hasSize(2)
          .allMatch(entity -> entity.getDefinition().equals("spring"));
    }
  }
}
