package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong in scenarios of Queen's Blood is told at its place. */
class QueensScenarioMistakesTest {

  private static ScenarioResult expecting(String then) {
    return run("then: {" + then + "}");
  }

  private static ScenarioResult run(String rest) {
    return run("given: {}", rest);
  }

  private static ScenarioResult run(String given, String rest) {
    String text = "game: queens-blood\nscenarios:\n  - {name: x, " + given + ", " + rest + "}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(
            ScenarioKits.find("queens-blood").orElseThrow(), ShippedBooks.of("queens-blood"))
        .run(scenario);
  }

  @Test
  void lanesOfWhichNothingIsExpectedCannotFail() {
    assertThat(expecting("score: {lanes: [{}, {}, {}]}").findings())
        .singleElement()
        .asString()
        .contains("#/scenarios/0/then/score/lanes: warning RS085");
  }

  @Test
  void oneLaneOfWhichSomethingIsExpectedIsEnough() {
    assertThat(expecting("score: {lanes: [{winner: null}, {}, {}]}").findings()).isEmpty();
    assertThat(expecting("score: {lanes: [{}, {}, {Y: 1}]}").passed()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: destroy, tiles: [[0, 1], [2, 1], [0, 1]]} | tiles/2 | [0,1]
          {do: mulligan, side: Y, slots: [1, 1, 3]}   | slots/1 | 1
          """)
  void aTileOrSlotThatIsNamedTwiceIsFound(String action, String place, String found) {
    assertThat(run("when: [" + action + "], then: {turn: Y}").findings())
        .singleElement()
        .asString()
        .contains("/when/0/" + place + ": error RS008")
        .contains("found " + found + ", expected each once");
  }

  @Test
  void nothingToDestroyIsFound() {
    assertThat(run("when: [{do: destroy, tiles: []}], then: {turn: Y}").findings())
        .singleElement()
        .asString()
        .contains("/when/0/tiles: error RS009", "expected at least one tile");
  }

  @Test
  void anUnknownCardOnATileIsOneFinding() {
    String tile = "{t: Y1, card: '0111', power: 2, pd: 1, side: Y}";
    assertThat(run("given: {tiles: {'0,0': " + tile + "}}", "then: {turn: Y}").findings())
        .singleElement()
        .asString()
        .contains("/given/tiles/0,0/card: error RS022", "found '0111'");
  }

  @Test
  void whatACardHasNeedsACard() {
    assertThat(run("given: {tiles: {'0,0': {t: Y1, pd: 1}}}", "then: {turn: Y}").findings())
        .singleElement()
        .asString()
        .contains("/given/tiles/0,0: error RS080", "expected the field 'card'");
  }

  @ParameterizedTest
  @ValueSource(ints = {-9, 0, 4})
  void pawnsThatNoTileCanTakeAreFound(int amount) {
    String action = "{do: pawn, side: Y, lane: 0, col: 1, amount: " + amount + "}";
    assertThat(run("when: [" + action + "], then: {turn: Y}").findings())
        .singleElement()
        .asString()
        .contains("/when/0/amount: error RS010", "found " + amount, "from 1 to 3");
  }

  /** Two cards in the hand of Y and two in the deck. */
  private static ScenarioResult mulligan(String slots, String order, String then) {
    return run(
        "given: {hands: {Y: ['007', '008']}, decks: {Y: ['009', '010']}}",
        "when: [{do: mulligan, side: Y, slots: ["
            + slots
            + "], order: ["
            + order
            + "]}], then: {"
            + then
            + "}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          '009', '010'        | 009, 010, 007
          '009', '010', '011' | 009, 010, 007
          '009', '009', '007' | 009, 010, 007
          """)
  void anOrderWithoutTheCardsThatAreShuffledIsFoundWhereItStands(String order, String cards) {
    assertThat(mulligan("0", order, "turn: Y").findings())
        .singleElement()
        .asString()
        .startsWith("mine.yaml:3:")
        .contains(
            "/when/0/order: error RS082",
            "found 009, 0",
            "the deck and the replaced cards: " + cards);
    assertThat(mulligan("0", order, "error: invalid, because: '010, 007'").lines()).isEmpty();
  }

  @Test
  void anOrderOfTheCardsThatAreShuffledIsPlayed() {
    assertThat(mulligan("0", "'010', '007', '009'", "hands: {Y: ['010', '008']}").lines())
        .isEmpty();
  }

  @Test
  void aMulliganOfACardThatTheHandDoesNotHaveIsIllegalAlsoWithAnOrder() {
    assertThat(mulligan("5", "'009', '010'", "error: illegal").lines()).isEmpty();
    assertThat(mulligan("5", "'009', '010'", "turn: Y").findings())
        .singleElement()
        .asString()
        .contains("/when/0: error RS081");
  }

  private static ScenarioResult given(String tiles, String then) {
    String text =
        "game: queens-blood\nscenarios:\n  - {name: x, given: {tiles: {"
            + tiles
            + "}}, then: {tiles: {"
            + then
            + "}}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(
            ScenarioKits.find("queens-blood").orElseThrow(), ShippedBooks.of("queens-blood"))
        .run(scenario);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "1,1": Y2
          "1,1": [Y, 2]
          "1,1": {t: Y2}
          "1,1": [Y, 1, "007", Y, 2, 0, 0]
          "1,1": [Y, 1, "007", Y, 5, 3, 0]
          "1,1": {t: Y1, card: "007", side: Y, power: 5, pd: 3, sd: 0}
          """)
  void aTileThatIsGivenIsExpectedInTheSameForm(String tile) {
    ScenarioResult result = given(tile, tile);
    assertThat(result.passed()).as(result.lines().toString()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          [Y, 1, "007", Y, 3, 0, 0] | the card on 1,1 has power 2, not 3
          {t: Y1, card: "007", pd: 3, power: 2} | the card on 1,1 has power 5, not 2
          [Y, 1, "007", E, 2, 0, 0] | found a card of E on a tile of Y, expected a card of Y
          {t: Y2, power: 1} | found what a card has on an empty tile, expected the field 'card'
          [Y] | owner and rank, and with a card its id, side, power
          """)
  void aGivenTileThatContradictsItselfIsFound(String tile, String told) {
    assertThat(given("\"1,1\": " + tile, "\"0,0\": Y1").findings())
        .singleElement()
        .asString()
        .contains(told);
  }
}
