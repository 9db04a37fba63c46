package dev.runesheet.game.valeria.authoring.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes in scenarios of Valeria are told at their places. */
class ScenarioMistakesOfValeriaTest {

  private static ScenarioResult run(String given, String then) {
    String text =
        "game: valeria\nscenarios:\n  - {name: x, given: {" + given + "}, then: {" + then + "}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(
            ScenarioKits.find("valeria").orElseThrow(), ShippedBooks.of("valeria"))
        .run(scenario);
  }

  @Test
  void whatAPlayerHasBesideAPresetIsToldFieldByField() {
    ScenarioResult result =
        run(
            "preset: base, seed: 1, players: {Ann: {gold: 77, cards: [Cleric], dukes: [k1]},"
                + " Bob: {}, Cy: {relics: [r1]}}",
            "turn: Ann");
    assertThat(result.findings())
        .extracting(one -> one.location().toString().replaceFirst("^[^#]*", ""))
        .containsExactly(
            "#/scenarios/0/given/players/Ann/gold",
            "#/scenarios/0/given/players/Ann/cards",
            "#/scenarios/0/given/players/Ann/dukes",
            "#/scenarios/0/given/players/Cy/relics");
    assertThat(result.findings().get(0).toString())
        .contains("RS080", "found gold besides a preset", "expected Ann: {}");
  }

  @Test
  void marksBehindACardStandInAnyOrder() {
    for (String marks : new String[] {"(face-down) (new)", "(new) (face-down)"}) {
      ScenarioResult result =
          run(
              "players: {Ann: {cards: ['Cleric " + marks + "']}}",
              "players: {Ann: {cards: ['Cleric (face-down)']}}");
      assertThat(result.findings()).isEmpty();
      assertThat(result.mismatches()).isEmpty();
    }
    assertThat(run("players: {Ann: {cards: ['Cleric (new) (new)']}}", "turn: Ann").findings())
        .singleElement()
        .asString()
        .contains("RS022");
  }

  @ParameterizedTest
  @CsvSource({"Bobb, Bob", "An, Ann", "Clerik, Cleric"})
  void aMisspeltPlayerOrCardOfAnEventGetsTheNearestOfBoth(String of, String meant) {
    assertThat(
            run("players: {Ann: {}}", "events: [{event: change, of: " + of + ", stat: gold}]")
                .findings())
        .singleElement()
        .asString()
        .contains("/then/events/0/of", "Ann, Bob", "a card's name or code", "mean '" + meant + "'");
  }

  @ParameterizedTest
  @CsvSource({"m2", "Abbot", "Archer"})
  void aCardThatNobodyCanPayForIsNoPriceToExpect(String card) {
    assertThat(
            run(
                    "players: {Ann: {gold: 9}}, citizens: {3: [x]}",
                    "pay: {card: " + card + ", ways: []}")
                .findings())
        .singleElement()
        .asString()
        .contains("/then/pay/card", "RS080", "on top of no stack");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "players: {Ann: {dukes: [k1]}, Bob: {dukes: [k1]}} | /Bob/dukes/0 | another duke: Ann owns",
        "players: {Ann: {relics: [r1]}, Bob: {relics: [r1]}} | /Bob/relics/0 | another relic",
        "players: {Ann: {cards: [r1]}, Bob: {relics: [r1]}} | /Bob/relics/0 | another relic",
        "players: {Ann: {}}, citizens: {0: [Archer]} | /citizens/0/0 | its stack is 3",
      })
  void whatNoDealLaysSoIsAWarning(String given, String place, String told) {
    ScenarioResult result = run(given, "turn: Ann");
    assertThat(result.passed()).isTrue();
    assertThat(result.findings())
        .singleElement()
        .extracting(Diagnostic::toString)
        .asString()
        .contains(place, "warning RS080", told);
  }

  @Test
  void eachOfTheMostPlayersHasAName() {
    assertThat(ValeriaVocabulary.PLAYERS).hasSize(Deal.MOST);
  }
}
