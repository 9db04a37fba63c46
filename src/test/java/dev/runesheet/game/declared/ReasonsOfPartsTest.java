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
        scout: {rank: 1}
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
        "count of own field > 0 and coins of self < 5 | you have at least 1 card on the field: it was 0",
        "coins of self > 5 and count of own field = 0 | your coins are above 5: it was 4",
        "(debts of self > 0 and coins of self < 5) and count of own field > 2"
            + " | you have more than 2 cards on the field: it was 0",
        "debts of self > 0 and (count of own field > 0 or coins of self < 3)"
            + " | you have at least 1 card on the field or your coins are below 3:"
            + " the number of your cards on the field = 0, your coins = 4",
        "count of own field [rank of target > 1] > coins of self"
            + " | the number of your cards on the field with rank above 1 is above your coins:"
            + " the number of your cards on the field with rank above 1 = 0, your coins = 4",
        "(count of own field > 0 and coins of self < 5) or kind of self is scout"
            + " | (you have at least 1 card on the field and your coins are below 5) or you are a"
            + " scout: the number of your cards on the field = 0",
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
          .isEqualTo("it asks whether " + asked);
    }
  }
}
