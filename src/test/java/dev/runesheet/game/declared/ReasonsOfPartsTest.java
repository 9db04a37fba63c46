package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.why.Step;
import dev.runesheet.why.Why;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of a condition of several parts the one that fails is told, with its own numbers. */
class ReasonsOfPartsTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 3, debts: 1}
        scout: {}
      zones: {hand: {}, field: {in play: true}}
      deck zone: hand
      phases:
        - {phase: main, actions: [earn, done]}
      actions:
        done: {ends: true}
        earn: {then: [{do: add-stat, target: self, stat: coins, delta: 1}]}
      player rules:
        - name: pays
          when: coins changes
          if: IF
          then: [{do: add-stat, target: self, stat: debts, delta: 1}]
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: scout}}\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "count of own field > 0 and coins of self < 5 | the number of own field is above 0: it was 0",
        "coins of self > 5 and count of own field = 0 | its coins is above 5: it was 4",
        "(debts of self > 0 and coins of self < 5) and count of own field > 2"
            + " | the number of own field is above 2: it was 0",
        "debts of self > 0 and (count of own field > 0 or coins of self < 3)"
            + " | (the number of own field is above 0 or its coins is below 3):"
            + " the number of own field was 0, its coins was 4",
        "(count of own field > 0 and coins of self < 5) or kind of self is scout"
            + " | (the number of own field is above 0 and its coins is below 5 or its kind is scout):"
            + " the number of own field was 0",
      })
  void thePartThatFailsIsToldWithItsOwnNumbers(String condition, String asked) {
    String game = GAME.replace("IF", condition);
    try (Match match = WrittenGame.match(new WrittenGame(game, CARDS).book(), 2)) {
      WrittenGame.choose(match, "earn");
      Why why = Why.of(match);
      int event =
          why.trace().steps().stream()
              .filter(Step.Raised.class::isInstance)
              .map(Step.Raised.class::cast)
              .filter(one -> one.event().getTrigger().equals("coins changes"))
              .findFirst()
              .orElseThrow()
              .number();
      assertThat(why.not("pays", event, -1).get(0).reason().sentence())
          .isEqualTo("it asks for " + asked);
    }
  }
}
