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
        unit: {cost: 1, power: 0, ready: 0, health: 2}
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

  @ParameterizedTest
  @CsvSource({
    "target.power > 9, 'set-stat, target: target, stat: power, value: 9', 1",
    "target.power > 9, 'set-stat, target: target, stat: power, value: 0', 1",
    "target.power = 12, 'set-stat, target: target, stat: power, value: 12', 0",
    "target.power > 12, 'set-stat, target: target, stat: power, value: 12', 1",
    "target.power > 9, 'set-stat, target: target, stat: power, value: coins of owner', 1",
    "target.power > 4, 'set-stat, target: target, stat: power, value: coins of owner', 0",
    "target.power > 9, 'set-stat, target: target, stat: power, value: ''max(power of target, 8)''', 1",
    "target.power > 9, 'set-stat, target: target, stat: power, value: ''max(power of target, 10)''', 0",
    "target.power < 0, 'clamp-stat, target: target, stat: power, lo: -1, hi: 3', 0",
    "target.power < -1, 'clamp-stat, target: target, stat: power, lo: -1, hi: 3', 1",
    "target.power < 0, 'add-stat, target: target, stat: power, delta: 1', 1",
    "target.power > 9, 'add-stat, target: target, stat: power, delta: 1', 0",
    "target.power > 9, 'add-stat, target: target, stat: power, delta: 0 - 1', 1",
    "target.power < 0, 'lower, target: target, stat: power, amount: 2', 0",
    "target.ready > 1, 'set-stat, target: target, stat: ready, value: 1', 1",
    "target.ready = 7, 'set-stat, target: target, stat: ready, value: 1', 1",
    "target.ready = 1, 'set-stat, target: target, stat: ready, value: 1', 0",
    "owner.coins > 5, 'damage, target: target, amount: 1', 1",
  })
  void oneThatNoLineMakesIsFound(String compared, String line, int times) {
    String[] parts = compared.split("[. ]", 3);
    String condition = parts[1] + " of " + parts[0] + " " + parts[2];
    String blessed = "give, target: target, effect: blessed, amount: 0, turns: 1}, {do: ";
    assertThat(found(condition, blessed + line)).isEqualTo(times);
  }

  @Test
  void oneThatLinesWriteCanBeAny() {
    String written = "give, target: target, effect: blessed, amount: 0, turns: 1}, {do: add-stat,";
    assertThat(found("power of target > 9", written + " target: target, stat: power, delta: 1"))
        .isZero();
  }
}
