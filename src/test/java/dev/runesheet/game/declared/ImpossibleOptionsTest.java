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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options with cards of kinds that an action never takes, in no position, are told. */
class ImpossibleOptionsTest {

  private static List<Diagnostic> findings(String game, String rest) {
    String text = "game: " + game + "\nscenarios:\n  - {name: x, " + rest + "}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(ScenarioKits.find(game).orElseThrow(), ShippedBooks.of(game))
        .run(scenario)
        .findings();
  }

  @ParameterizedTest
  @CsvSource({
    "ember-vale, cast Spark Imp",
    "ember-vale, play Firebolt",
    "ember-vale, attack Firebolt",
    "tcg-pocket, bench Misty",
    "tcg-pocket, play Snorlax",
    "tcg-pocket, attach Misty",
    "tcg-pocket, retreat Misty",
    "tcg-pocket, evolve Ivysaur on Misty",
  })
  void anOptionThatNoPositionHasIsTold(String game, String option) {
    assertThat(findings(game, "then: {cannot choose: [" + option + "]}"))
        .singleElement()
        .asString()
        .contains("/then/cannot choose/0", "RS084", "found " + option);
    assertThat(findings(game, "when: [{choose: " + option + "}], then: {error: illegal}"))
        .singleElement()
        .asString()
        .contains("/when/0/choose", "RS084", "found " + option);
  }

  @ParameterizedTest
  @CsvSource({
    "ember-vale, play Spark Imp",
    "ember-vale, attack Spark Imp",
    "ember-vale, cast Firebolt",
    "tcg-pocket, bench Ivysaur",
    "tcg-pocket, play Misty",
    "tcg-pocket, evolve Ivysaur on Bulbasaur",
    "tcg-pocket, retreat Snorlax 2",
  })
  void anOptionThatOnlyThisPositionHasNotIsFine(String game, String option) {
    assertThat(findings(game, "then: {cannot choose: [" + option + "]}")).isEmpty();
  }
}
