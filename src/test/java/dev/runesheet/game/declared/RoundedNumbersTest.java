package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Quotients are rounded as their formulas say. */
class RoundedNumbersTest {

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {zero: 0, half: 0.5, tenth: 1.1, result: 0}
        unit: {power: 1}
        hill: {height: 1}
      zones:
        deck: {}
        down: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [reckon, done]}
      actions:
        reckon: {then: [{do: set-stat, target: self, stat: result, value: "FORMULA"}]}
        done: {ends: true}
      """;

  private static WrittenGame game(String formula) {
    return new WrittenGame(
        GAME.replace("FORMULA", formula), "cards: {scout: {name: Scout, kind: unit}}");
  }

  private static double reckoned(String formula) {
    RuleBook book = game(formula).book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "reckon");
      return WrittenGame.of(match, 0, "result");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          down(7 / 2)                                | 3
          up(7 / 2)                                  | 4
          down(-7 / 2)                               | -4
          up(-7 / 2)                                 | -3
          down(7 / -2)                               | -4
          up(6 / 3)                                  | 2
          down(1 / 49 * 49)                          | 1
          down(3 / 10 - 2 / 10 - 1 / 10)             | 0
          down(7 / zero of self)                      | 0
          up(1 + 7 / (count of own down))            | 1
          down(half of self)                         | 0
          up(half of self)                           | 1
          up(100 * tenth of self)                    | 110
          2 * down(5 / 2) + up(5 / 2)                | 7
          """)
  void lineIsGivenTheNumber(String formula, double result) {
    assertThat(reckoned(formula)).isEqualTo(result);
  }

  private static List<String> told(String formula) {
    return game(formula).findings().all().stream()
        .filter(one -> one.location().place().toString().startsWith("#/actions"))
        .map(RoundedNumbersTest::told)
        .collect(Collectors.toList());
  }

  private static String told(Diagnostic one) {
    return one.code().id() + " " + one.location().place() + " " + one.suggestion();
  }

  @Test
  void aQuotientThatIsNotRoundedIsFoundAtItsSign() {
    assertThat(told("zero of self / 2"))
        .containsExactly(
            Code.EXPRESSION.id()
                + " #/actions/reckon/then/0/value:14 write 'down(zero of self / 2)' or"
                + " 'up(zero of self / 2)'");
  }
}
