package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.Test;

/** What is wrong in scenarios of Werewolf is told at its place. */
class WolfScenarioMistakesTest {

  @Test
  void aLookOnTheWayThatCannotFailIsAWarning() {
    String text =
        "game: werewolf\nscenarios:\n"
            + "  - {name: x, given: {players: {A: Archer}, citizens: [B, C]}, when: [{expect: {}}],"
            + " then: {alive: [A, B, C]}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    ScenarioResult result =
        new ScenarioRunner(ScenarioKits.find("werewolf").orElseThrow(), RuleBook.load("werewolf"))
            .run(scenario);
    assertThat(result.passed()).isTrue();
    assertThat(result.findings())
        .singleElement()
        .asString()
        .contains("/when/0/expect", "warning RS085");
  }

  @Test
  void aTeamThatIsNearlyOneIsToldWithTheOneThatIsMeant() {
    String text =
        "game: werewolf\n"
            + "scenarios:\n"
            + "  - {name: x, given: {players: {A: {role: Archer, team: Townsfolkk}}, citizens:"
            + " [B]}, then: {alive: [A, B]}}\n";
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    ScenarioResult result =
        new ScenarioRunner(ScenarioKits.find("werewolf").orElseThrow(), RuleBook.load("werewolf"))
            .run(scenario);
    assertThat(result.findings())
        .singleElement()
        .asString()
        .contains("/players/A/team", "did you mean 'Townsfolk'?");
  }
}
