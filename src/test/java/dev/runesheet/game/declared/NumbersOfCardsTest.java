package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions on numbers that cards print, which nothing but modifiers changes. */
class NumbersOfCardsTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 5}
        unit: {cost: 1, power: 0}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      scopes:
        units: {kinds: [unit]}
      statuses:
        blessed: {changes: power, of: self}
      deck zone: deck
      phases:
        - {phase: main, event: turn starts, actions: [pay, done]}
      actions:
        done: {ends: true}
        pay:
          then:
            - for each: units
              where: CONDITION
              then: [{do: LINE}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit, cost: 2, power: 4}
        giant: {name: Giant, kind: unit, cost: 7, power: 9}
      """;

  private static long found(String condition, String line) {
    String game = GAME.replace("CONDITION", condition).replace("LINE", line);
    return new WrittenGame(game, CARDS)
        .findingsTogether().stream()
            .map(Diagnostic::code)
            .filter(code -> code == Code.IMPOSSIBLE)
            .count();
  }

  @ParameterizedTest
  @CsvSource({
    "power of target > 9, 1",
    "power of target < 0, 1",
    "power of target >= 9, 0",
    "power of target > 6 and cost of target > 7, 1",
    "power of target > cost of target + 20, 1"
  })
  void oneThatNoCardHasIsFound(String condition, int times) {
    assertThat(found(condition, "give, target: target, effect: blessed, amount: 0, turns: 1"))
        .isEqualTo(times);
  }

  @ParameterizedTest
  @CsvSource({
    "'give, target: target, effect: blessed, amount: 1, turns: 1', 0",
    "'give, target: target, effect: blessed, amount: -1, turns: 1', 1",
    "'give, target: target, effect: blessed, amount: coins of owner, turns: 1', 0"
  })
  void oneThatModifiersRaiseCanBeMore(String line, int times) {
    assertThat(found("power of target > 9", line)).isEqualTo(times);
  }

  @Test
  void oneThatLinesWriteCanBeAny() {
    String written = "give, target: target, effect: blessed, amount: 0, turns: 1}, {do: add-stat,";
    assertThat(found("power of target > 9", written + " target: target, stat: power, delta: 1"))
        .isZero();
  }
}
