package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Totals, largest and smallest numbers are of those who have them and fulfil what is asked. */
class LargestAndSmallestNumbersTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {result: 0, worked: 0}
        unit: {power: 1, debt: -2}
        hill: {height: 7}
      zones:
        deck: {}
        field: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [reckon, work, done]}
      actions:
        reckon: {then: [{do: set-stat, target: self, stat: result, value: "FORMULA"}]}
        work: {then: [{do: deal, target: self, calculation: working, amount: 0}]}
        done: {ends: true}
      calculations:
        working: {adds to: worked, parts: [{part: one, add: "FORMULA"}]}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        giant: {name: Giant, kind: unit, power: 5, debt: -9}
        peak: {name: Peak, kind: hill}
      """;

  private static WrittenGame game(String formula) {
    return new WrittenGame(
        GAME.replace("FORMULA", formula), CARDS, "decks: {all: {scout: 2, giant: 1, peak: 2}}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          largest power of own deck                             | 5
          smallest power of own deck                            | 1
          9 + largest debt of own deck                          | 7
          9 + smallest debt of own deck of opponent             | 0
          largest power of own deck [kind of target is unit and power of target < 5] | 1
          largest debt of own deck [kind of target is unit and debt of target > 0]   | 0
          largest height of own deck                            | 7
          total power of own deck                               | 7
          total height of own deck                              | 14
          total height of own field                             | 0
          largest power of own field                            | 0
          down(largest power of own deck / 2)                   | 2
          count of own deck [kind of target is unit and power of target = largest power of own deck] | 1
          """)
  void areTheSameInLinesAndCalculations(String formula, double result) {
    try (Match match = WrittenGame.match(game(formula).book(), 2)) {
      WrittenGame.choose(match, "reckon");
      WrittenGame.choose(match, "work");
      assertThat(WrittenGame.of(match, 0, "result")).isEqualTo(result);
      assertThat(WrittenGame.of(match, 0, "worked")).isEqualTo(result);
    }
  }

  @Test
  void ofANumberThatNoneOfThemCanHaveAreAMistake() {
    List<Diagnostic> found = game("largest result of own deck").findings().all();

    assertThat(found)
        .anySatisfy(
            one -> {
              assertThat(one.code()).isEqualTo(Code.UNKNOWN_STAT);
              assertThat(one.location().place().toString())
                  .isEqualTo("#/actions/reckon/then/0/value");
              assertThat(one.found()).startsWith("'result' of own deck");
            });
  }

  @Test
  void areWordsThatNoNameHas() {
    String named = GAME.replace("power: 1", "power: 1, largest: 1");

    assertThat(new WrittenGame(named.replace("FORMULA", "1"), CARDS).findings().all())
        .anySatisfy(
            one -> {
              assertThat(one.code()).isEqualTo(Code.NAME_NOT_PLAIN);
              assertThat(one.expected()).endsWith("a word of formulas such as 'largest'");
            });
  }
}
