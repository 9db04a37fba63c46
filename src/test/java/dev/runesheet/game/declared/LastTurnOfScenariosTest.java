package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A scenario of a declared game begins in a turn that its matches have. */
class LastTurnOfScenariosTest {

  private static List<String> findings(int turn) {
    String given = "{turn: " + turn + "}";
    String text =
        "game: ember-vale\nscenarios:\n  - {name: x, given: " + given + ", then: {over: false}}";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    ScenarioRunner runner =
        new ScenarioRunner(
            ScenarioKits.find("ember-vale").orElseThrow(), ShippedBooks.of("ember-vale"));
    return runner.run(one).findings().stream().map(Object::toString).toList();
  }

  @Test
  void aTurnBeyondTheLastIsToldWithTheBound() {
    assertThat(findings(61))
        .singleElement()
        .asString()
        .contains("/given/turn: error RS080", "found turn 61, expected a turn from 1 to 60");
  }

  @Test
  void theLastTurnIsAccepted() {
    assertThat(findings(60)).isEmpty();
  }
}
