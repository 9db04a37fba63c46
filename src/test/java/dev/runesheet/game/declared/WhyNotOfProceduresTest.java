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
        scout: {power: 1}
      zones: {hand: {}, field: {in play: true}}
      scopes: {scouts: {kinds: [scout]}}
      deck zone: hand
      phases:
        - {phase: main, actions: [earn, owe, call, done]}
      actions:
        done: {ends: true}
        owe: {then: [{do: add-stat, target: self, stat: debts, delta: 1}]}
        earn: {then: [{do: add-stat, target: self, stat: coins, delta: 1}]}
        call:
          then:
            - {do: create, target: self, card: scout, amount: 2, zone: field}
            - {do: add-stat, target: self, stat: coins, delta: 1}
            - {do: add-stat, target: self, stat: coins, delta: 1}
      procedures:
        settle:
          - {do: add-stat, target: self, stat: debts, delta: -1}
      player rules:
        - name: pays
          when: coins changes
          if: coins of self > 2
          then: [{run: settle}]
        - name: asks
          when: coins changes
          then: [{choose: own field, then: [{do: leave, target: target, zone: hand}]}]
        - name: resets
          when: coins changes
          then: [{do: set-stat, target: self, stat: debts, value: 1}]
      """;

  /** A scout that comes into play with an effect that changes all. */
  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: scout
          effects: [{changes: power, of: scouts, by: 1}]
      """;

  /** The reason of an effect at a change of coins, the first of all being 1. */
  private static String reason(String effect, int change, String... actions) {
    WrittenGame written = new WrittenGame(GAME, CARDS);
    try (Match match = WrittenGame.match(written.book(), 2)) {
      for (String action : actions.length == 0 ? new String[] {"earn", "earn"} : actions) {
        WrittenGame.choose(match, action);
      }
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

  /** Two cards with all that they bring, and one number that changes twice. */
  @Test
  void thingsAreCountedAsAuthorsCountThem() {
    assertThat(reason("call", 1, "call")).isEqualTo("it ran and changed 3 things");
  }

  @Test
  void whatFoundNothingToChooseIsToldApartFromWhatChangedNothing() {
    assertThat(reason("asks", 1)).isEqualTo("it ran, but there was nothing for it to act on");
    assertThat(reason("resets", 1)).isEqualTo("it ran and changed nothing");
  }

  @Test
  void whatRanByWayOfTheEventOrLedToItIsFound() {
    assertThat(reason("settle", 2)).isEqualTo("it ran and changed one thing");
    assertThat(reason("earn", 1)).isEqualTo("it ran and changed one thing");
  }
}
