package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Mismatch;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Parts of a calculation count by rank, those without one behind the part before them. */
class CalculationOrderTest {

  private static final String SCENARIO =
      """
      game: tcg-pocket
      scenarios:
        - name: order
          given: {players: {player 1: {active: [a1-033]}, player 2: {active: [a1-182]}}}
          then:
            calculated:
              - calculation: damage
                from: player 1 active
                to: player 2 active
                base: 10
                is: 10
                parts: [%s]
      """;

  private static List<String> mismatches(EditedGame game, String parts) {
    RuleBook book = Packs.build("tcg-pocket", game, new Diagnostics());
    Scenario one =
        ScenarioReader.read("mine.yaml", SCENARIO.formatted(parts), new Diagnostics())
            .orElseThrow()
            .scenarios()
            .get(0);
    return new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book)
        .run(one).mismatches().stream().map(Mismatch::toString).toList();
  }

  @Test
  void weaknessCountsBeforeTheDefendersEffects() {
    assertThat(mismatches(new EditedGame("tcg-pocket"), "weakness 30, defender 10")).isEmpty();
  }

  @Test
  void anotherRankIsAnotherOrder() {
    EditedGame later =
        new EditedGame("tcg-pocket")
            .edit("game.yaml", "rank: weakness rank of game", "rank: defender rank of game + 1");
    assertThat(mismatches(later, "defender -10, weakness 10")).isEmpty();
  }
}
