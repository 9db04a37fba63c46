package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a declared game asks of decks, and where their cards begin. */
class DeckBuildingTest {

  private static final String GAME =
      """
      kinds: {player: {}, scout: {}, well: {}, hero: {}}
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

  /** A rule of a part alone: of its cards one of a name. */
  private static final String ONE_WELL =
      "{parts: [{called: wells, kinds: [well], of one name: 1}]}";

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

  @ParameterizedTest
  @ValueSource(strings = {"{cards: 3}", "{of one name: 3}"})
  void anUnknownCardIsOneFindingAndNotMissing(String rules) {
    assertThat(findings(rules, "decks: {all: {scuot: 3}}"))
        .singleElement()
        .asString()
        .contains("#/decks/all/scuot", "RS022", "did you mean 'scout'?");
  }

  /** How many cards a deck has follows from where they begin. */
  @ParameterizedTest
  @CsvSource({
    "heroes: wells, heroes, did you mean 'hero'?",
    "hero: wels, hero, did you mean 'wells'?"
  })
  void aMistakeInWhereCardsBeginIsOneFindingThere(String begin, String place, String meant) {
    assertThat(findings("{cards: 2, begin in: {" + begin + "}}", "decks: {all: {scout: 3}}"))
        .singleElement()
        .asString()
        .contains("#/deck building/begin in/" + place, "RS022", meant);
  }

  @Test
  void aFieldThatMayMeanWhereCardsBeginMakesNoDeckTooLarge() {
    assertThat(findings("{cards: 2, lie in: {well: wells}}", "decks: {all: {scout: 3}}"))
        .singleElement()
        .asString()
        .contains(
            "#/deck building/lie in",
            "RS007",
            "expected one of cards, of one name, parts, begin in");
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
  void cardsOfOneNameAreLimitedWithinAPart() {
    assertThat(findings(ONE_WELL, "decks: {all: {scout: 2, spring: 2}}"))
        .singleElement()
        .asString()
        .contains("#/decks/all/spring", "2 of 'Spring'", "at most 1");
  }

  @Test
  void decksOfTheSetUpFollowTheSameRules() {
    String game = GAME + "deck building: " + ONE_WELL + "\n";
    RuleBook book = new WrittenGame(game, CARDS).book();
    List<String> good = List.of("scout", "scout", "spring");
    book.newMatch(setup(good, good), 1).close();
    assertThatThrownBy(() -> book.newMatch(setup(good, List.of("spring", "scout", "spring")), 1))
        .hasMessageContaining("found 2 of 'Spring', expected at most 1");
  }

  private static JsonNode setup(List<String> one, List<String> other) {
    return new DeclaredSetup(List.of("one", "other"), 0, null, List.of(one, other)).toJson();
  }

  /** Wells are of no deck, and no line brings one. */
  @Test
  void cardsOfWhichADeckMayHaveNoneLieWhereNoDeckDoes() {
    String lines =
        "rest: {ends: true}\n  dig: {with: own deck, then: [{do: move, target: self, zone: hand}]}";
    String game =
        GAME.replace("rest: {ends: true}", lines).replace("[rest]", "[rest, dig]")
            + "deck building: {parts: [{called: wells, kinds: [well], most: 0}]}\n";
    RuleBook book = new WrittenGame(game, CARDS).book();
    String given = "given: {players: {player 1: {deck: [spring], hand: [scout]}}}";
    assertThat(WrittenGame.run(book, given + ", then: {turn: 1}").findings())
        .singleElement()
        .asString()
        .contains(
            "/deck/0", "RS080", "found 'Spring', a well, in 'deck', expected one of hero, scout");
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
