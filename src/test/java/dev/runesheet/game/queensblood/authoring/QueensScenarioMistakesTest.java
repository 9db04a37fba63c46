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

/** What is wrong in scenarios of Queen's Blood is told at its place. */
class QueensScenarioMistakesTest {

  private static ScenarioResult expecting(String then) {
    String text =
        "game: queens-blood\nscenarios:\n  - {name: x, given: {}, then: {" + then + "}}\n";
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
}
