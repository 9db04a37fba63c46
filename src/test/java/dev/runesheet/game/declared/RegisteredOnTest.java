package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenarios register effects where they can do something, and take cards out of play. */
class RegisteredOnTest {

  private static final String BOARD = "board: [snow-scout]";

  private static ScenarioResult run(String first, String when) {
    String text =
        "game: ember-vale\nscenarios:\n  - {name: x, given: {players: {player 1: {"
            + first
            + "}}}, when: ["
            + when
            + "], then: {over: false}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(
            ScenarioKits.find("ember-vale").orElseThrow(), ShippedBooks.of("ember-vale"))
        .run(scenario);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "player 1         | attack | self       | true",
        "player 1         | attack | own units  | false",
        "player 1         | health | self       | false",
        "player 1 board 1 | attack | self       | false",
        "player 1 board 1 | embers | self       | true",
      })
  void aNumberThatTheHolderOfAnEffectLacksIsTold(
      String on, String number, String scope, boolean told) {
    String effect = "{type: boost, changes: " + number + ", of: " + scope + "}";
    ScenarioResult result = run(BOARD, "{register: " + effect + ", on: " + on + "}");
    assertThat(result.findings()).hasSize(told ? 1 : 0);
    if (told) {
      assertThat(result.findings().toString())
          .contains("/when/0", "'" + on + "' has no number '" + number + "'");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "board: [snow-scout], effects: [{type: a, changes: attack}] | /player 1/effects/0/changes",
        "board: [{card: snow-scout, effects: [{type: a, changes: embers}]}] | /board/0/effects/0",
      })
  void soIsOneInThePosition(String position, String place) {
    assertThat(run(position, "").findings())
        .singleElement()
        .asString()
        .contains(place, "error RS015");
  }

  @ParameterizedTest
  @CsvSource({"board, true", "hand, false", "ashes, false"})
  void aCardThatLeavesPlayGoesWhereNoneIsInPlay(String zone, boolean told) {
    ScenarioResult result = run(BOARD, "{leave: player 1 board 1, to: " + zone + "}");
    assertThat(result.findings()).hasSize(told ? 1 : 0);
    if (told) {
      assertThat(result.findings().toString())
          .contains("/when/0/to", "RS080", "found 'board'", "one of deck, hand, ashes");
    }
  }
}
