package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.why.Candidate;
import dev.runesheet.why.Step;
import dev.runesheet.why.Why;
import org.junit.jupiter.api.Test;

/**
 * The reasons of procedures and actions, which belong to no card: they run, or nothing runs them.
 */
class WhyNotOfProceduresTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 1, debts: 1}
        scout: {}
      zones: {hand: {}}
      deck zone: hand
      phases:
        - {phase: main, actions: [earn, owe, done]}
      actions:
        done: {ends: true}
        owe: {then: [{do: add-stat, target: self, stat: debts, delta: 1}]}
        earn: {then: [{do: add-stat, target: self, stat: coins, delta: 1}]}
      procedures:
        settle:
          - {do: add-stat, target: self, stat: debts, delta: -1}
      player rules:
        - name: pays
          when: coins changes
          if: coins of self > 2
          then: [{run: settle}]
      """;

  /** The reason of an effect at a change of coins, the first of all being 1. */
  private static String reason(String effect, int change) {
    String cards = "cards: {scout: {name: Scout, kind: scout}}\n";
    try (Match match = WrittenGame.match(new WrittenGame(GAME, cards).book(), 2)) {
      WrittenGame.choose(match, "earn");
      WrittenGame.choose(match, "earn");
      Why why = Why.of(match);
      int event =
          why.trace().steps().stream()
              .filter(Step.Raised.class::isInstance)
              .map(Step.Raised.class::cast)
              .filter(one -> one.event().getTrigger().equals("coins changes"))
              .skip(change - 1)
              .findFirst()
              .orElseThrow()
              .number();
      Candidate only = why.not(effect, event, -1).get(0);
      return only.reason().sentence();
    }
  }

  @Test
  void aProcedureThatNothingRanIsNotSaidToBeOutOfPlay() {
    assertThat(reason("settle", 1))
        .isEqualTo("nothing ran it at this event; 'earn' was chosen here");
    assertThat(reason("owe", 1)).isEqualTo("nothing ran it at this event; 'earn' was chosen here");
  }

  @Test
  void whatRanByWayOfTheEventOrLedToItIsFound() {
    assertThat(reason("settle", 2)).isEqualTo("it ran and changed one thing");
    assertThat(reason("earn", 1)).isEqualTo("it ran and changed one thing");
  }
}
