package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Players who are level in points and cards have all won (rules.md, section 6). */
class SharedVictoryTest {

  private static final String SCENARIO =
      """
      game: valeria
      scenarios:
        - name: end
          given: {players: {Ann: {victory: 3}, Bob: {victory: %d}}, phase: end, last round: true, turn: Bob}
          then: {over: true}
      """;

  @ParameterizedTest
  @CsvSource({"3, Ann and Bob win (the victory is shared).", "2, Ann wins (most victory points)."})
  void winnersAreNamed(int points, String told) {
    RuleBook book = ShippedBooks.of(Valeria.ID);
    ScenarioKit kit = ScenarioKits.find(Valeria.ID).orElseThrow();
    Diagnostics findings = new Diagnostics();
    Scenario scenario =
        ScenarioReader.read("end.yaml", String.format(SCENARIO, points), findings)
            .orElseThrow()
            .scenarios()
            .get(0);
    try (ScenarioRun run = kit.start(book, scenario)) {
      Match match = run.played().orElseThrow();
      assertThat(match.winners()).hasSize(points == 3 ? 2 : 1).startsWith(0);
      assertThat(run.story()).anyMatch(line -> line.endsWith(told));
    }
  }
}
