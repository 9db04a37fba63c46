package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A refusal has one reason, whether the step or the end of the scenario expects it. */
class ReasonsOfRefusalsTest {

  @ParameterizedTest
  @CsvSource({
    "'in: N2, player: S, on: B', 'Dead: a dead player uses no abilities'",
    "'in: D2, player: S, vote: B', 'Poll: S has no vote now in a poll ''Lynch'''",
    "'in: N2, player: A, on: S', 'Target: S is not alive'"
  })
  void stepsAndEndsExpectTheSameReason(String step, String reason) {
    String quoted = "\"" + reason + "\"";
    ScenarioResult ofStep = run("{" + step + ", refused: " + quoted + "}", "dead: [S]");
    assertThat(ofStep.passed()).as(ofStep.toString()).isTrue();
    ScenarioResult atEnd = run("{" + step + "}", "error: illegal, because: " + quoted);
    assertThat(atEnd.passed()).as(atEnd.toString()).isTrue();
  }

  private static ScenarioResult run(String last, String then) {
    String text =
        """
        game: werewolf
        scenarios:
          - name: x
            given:
              roles: |
                Attacker |
                End Night: Attack @Selection
              players: {A: Attacker, S: Attacker}
              citizens: [B, C]
            when: [{in: N1, player: A, on: S}, %s]
            then: {%s}
        """;
    return new ScenarioRunner(
            ScenarioKits.find("werewolf").orElseThrow(), ShippedBooks.of("werewolf"))
        .run(
            ScenarioReader.read("x.yaml", String.format(text, last, then), new Diagnostics())
                .orElseThrow()
                .scenarios()
                .get(0));
  }
}
