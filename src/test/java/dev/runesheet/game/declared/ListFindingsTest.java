package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions and amounts of entries that are repeated for the words of lists. */
class ListFindingsTest {

  private static final String GAME =
      """
      lists:
        good: {salt: {price: 0}, cloth: {price: 2}}
        want: {salt: {price: 0}, cloth: {price: 2}}
      kinds: {player: {coins: 5, <good>: 0}, unit: {}}
      zones: {hand: {}}
      deck zone: hand
      phases: [{phase: main, actions: [buy <good>, swap, done]}]
      actions:
        buy <good>: {if: %s, then: [{do: add-stat, target: self, stat: coins, delta: %s}]}
        swap:
          then:
            - one of:
                give <good> for <want>:
                  if: %s
                  then:
                    - {do: add-stat, target: self, stat: <good>, delta: -1}
                    - {do: add-stat, target: self, stat: <want>, delta: 1}
        done: {ends: true}
      """;

  private static List<String> found(String asks, String delta, String swap) {
    return new WrittenGame(
            GAME.formatted(asks, delta, swap), "cards: {scout: {name: Scout, kind: unit}}\n")
        .findingsTogether().stream()
            .filter(one -> one.code().id().matches("RS092|RS131"))
            .map(one -> one.code().id() + " " + one.location().place())
            .toList();
  }

  @Test
  void whatHoldsForOtherWordsIsNotTold() {
    assertThat(
            found(
                "coins of self >= <good.price>",
                "0 - <good.price>",
                "<good.price> != <want.price>"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "<good.price> > 4, -1, coins of self > 0, RS092 #/actions/buy <good>/if",
    "coins of self > 0, <good.price> * 0, coins of self > 0, RS131 #/actions/buy <good>/then/0/delta",
    "coins of self > 0, -1, <good.price> + <want.price> > 4, RS092 #/actions/swap/then/0/one of/give <good> for <want>/if",
  })
  void whatNeverHoldsForAnyWordIsToldOnce(String asks, String delta, String swap, String told) {
    assertThat(found(asks, delta, swap)).containsExactly(told);
  }
}
