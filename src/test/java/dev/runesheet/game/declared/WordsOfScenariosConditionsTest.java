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
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions of the effects that a scenario registers ask for words that cards can have. */
class WordsOfScenariosConditionsTest {

  private static ScenarioResult run(String given, String when, String then) {
    String text =
        "game: tcg-pocket\nscenarios:\n  - name: x\n    given: {turn: 5, players: {player 1: "
            + "{active: [a1-033]}, player 2: {active: [{card: a1-211"
            + given
            + "}]}}}\n    when: ["
            + when
            + "]\n    then: {"
            + then
            + "}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(
            ScenarioKits.find("tcg-pocket").orElseThrow(), ShippedBooks.of("tcg-pocket"))
        .run(scenario);
  }

  private static String effect(String test) {
    return "{type: x, changes: damage taken, by: 30, if: '" + test + "'}";
  }

  @ParameterizedTest
  @CsvSource({
    "type of self is fir, fire",
    "type of self is not fir, fire",
    "stage of self is basc, basic",
    "weakness of self is fightng, fighting",
    "name of self is Charmandr, Charmander",
    "ex of self is ys, yes",
    "evolves-from of self is Charmandr, Charmander",
    "turn number > 1 or type of self is fir, fire",
  })
  void aMisspeltWordOfCardsIsToldWithTheNearest(String test, String nearest) {
    assertThat(run(", effects: [" + effect(test) + "]", "", "turn: 5").findings())
        .singleElement()
        .asString()
        .contains("active/0/effects/0/if", "RS022", "'" + nearest + "'");
    String register = "{register: " + effect(test) + ", on: player 2 active}";
    assertThat(run("", register, "turn: 5").findings())
        .singleElement()
        .asString()
        .contains("/when/0", "RS022", "'" + nearest + "'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "type of self is fire",
        "stage of self is stage-1",
        "name of self is \"Pikachu ex\"",
        "name of self is \"player 1\"",
        "evolves-from of self is Charmander",
      })
  void aWordThatCardsHaveIsNot(String test) {
    assertThat(run(", effects: [" + effect(test) + "]", "", "turn: 5").findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"type of self is foo", "name of self is foo"})
  void registeringItIsInvalid(String test) {
    String register = "{register: " + effect(test) + ", on: player 2 active}";
    ScenarioResult result = run("", register, "error: invalid, because: \"found 'foo'\"");
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).isTrue();
  }
}
