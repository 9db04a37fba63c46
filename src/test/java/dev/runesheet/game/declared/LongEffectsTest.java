package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.Collections;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Effects of thousands of steps: neither the generator nor a generated method is too small. */
class LongEffectsTest {

  private static final int STEPS = 3_000;

  private static final String STEP = "{do: add-stat, target: self, stat: attack, delta: 1}";

  private static RuleBook book;

  @BeforeAll
  static void build() {
    String odd = "{if: health of self > 0, then: [" + STEP + "]}";
    EditedGame game =
        new EditedGame("ember-vale")
            .edit("cards.yaml", "cards:\n", "cards:\n" + card("plain", STEP) + card("odd", odd));
    Diagnostics findings = new Diagnostics();
    book = Packs.build("ember-vale", game, findings);
    assertThat(findings.all()).isEmpty();
  }

  private static String card(String id, String step) {
    return "  %1$s: {name: %1$s, kind: unit, cost: 0, attack: 1, health: 1, effects: [{when: enters play, then: %2$s}]}\n"
        .formatted(id, Collections.nCopies(STEPS, step));
  }

  private static void playsEachStepOf(String card) {
    String text =
        """
        game: ember-vale
        scenarios:
          - name: a
            given: {players: {player 1: {hand: [%1$s]}}}
            when: [choose: play %1$s]
            then: {players: {player 1: {board: [{card: %1$s, attack: %2$d}]}}}
        """
            .formatted(card, STEPS + 1);
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    assertThat(
            new ScenarioRunner(ScenarioKits.find("ember-vale").orElseThrow(), book)
                .run(one)
                .lines())
        .isEmpty();
  }

  @Test
  void stepsThatFollowEachOtherAreCarriedOut() {
    playsEachStepOf("plain");
  }

  @Test
  void branchesThatFollowEachOtherAreCarriedOut() {
    playsEachStepOf("odd");
  }
}
