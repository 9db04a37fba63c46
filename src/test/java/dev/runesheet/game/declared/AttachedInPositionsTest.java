package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In positions of scenarios only such cards are attached as the game's effects attach. */
class AttachedInPositionsTest {

  private static List<Diagnostic> findings(String game, String player) {
    String text =
        "game: " + game + "\nscenarios:\n  - {name: x, given: {players: {player 1: " + player;
    String given = text + "}}, then: {over: false}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", given, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(ScenarioKits.find(game).orElseThrow(), ShippedBooks.of(game))
        .run(scenario)
        .findings();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "active: [{card: a1-211, attached: [fire, a1-219]}] | /active/0/attached/1 | 'Erika', a"
            + " supporter, attached, expected one of energy, pokemon, tool, as no other cards are",
        "bench: [{card: a1-211, attached: [a1-223]}] | /bench/0/attached/0 | attached",
      })
  void aCardOfAnotherKindIsAnImpossiblePosition(String zones, String place, String told) {
    assertThat(findings("tcg-pocket", "{" + zones + "}"))
        .anySatisfy(one -> assertThat(one.toString()).contains(place, "RS080", told));
  }

  @Test
  void whereNothingIsEverAttachedNoCardIs() {
    assertThat(findings("ember-vale", "{board: [{card: spark-imp, attached: [kindle]}]}"))
        .singleElement()
        .asString()
        .contains("/board/0/attached/0", "RS080", "expected no card, as none is ever attached");
  }
}
