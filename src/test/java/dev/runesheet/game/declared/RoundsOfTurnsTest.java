package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;

/** What games say to know which round of turns it is. */
class RoundsOfTurnsTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 3
              kinds:
                player: {round: 0, over: 0, turns-had: 0, out: 0}
                unit: {power: 1}
              zones:
                deck: {}
              deck zone: deck
              phases:
                - {phase: main, actions: [note, again, leave, done]}
                - {phase: end, event: turn ends}
              actions:
                note:
                  then:
                    - {do: set-stat, target: self, stat: round, value: up(turn number / count of players)}
                    - do: set-stat
                      target: self
                      stat: over
                      value: smallest turns-had of players [out of target = 0]
                again: {then: [{do: next-turn, target: self}], ends: true}
                leave: {then: [{do: eliminate, target: self}], ends: true}
                done: {ends: true}
              player rules:
                - when: turn ends
                  then: [{do: add-stat, target: self, stat: turns-had, delta: 1}]
              """,
              "cards: {scout: {name: Scout, kind: unit}}")
          .book();

  /** What the player whose turn it is then notes after some actions. */
  private static double noted(String stat, String... actions) {
    try (Match match = WrittenGame.match(BOOK, 3)) {
      for (String action : actions) {
        WrittenGame.choose(match, action);
      }
      int player = WrittenGame.asked(match);
      WrittenGame.choose(match, "note");
      return WrittenGame.of(match, player, stat);
    }
  }

  @Test
  void theTurnDividedByThePlayersIsTheRound() {
    assertThat(noted("round", "done", "done")).isEqualTo(1);
    assertThat(noted("round", "done", "done", "done")).isEqualTo(2);
    assertThat(noted("round", "done", "done", "done", "done", "done", "done")).isEqualTo(3);
  }

  @Test
  void aRoundIsOverWhenEachWhoIsNotOutHasHadATurn() {
    assertThat(noted("over", "again", "done", "done")).isZero();
    assertThat(noted("over", "again", "done", "done", "done")).isEqualTo(1);
    assertThat(noted("over", "done", "leave", "done")).isEqualTo(1);
    assertThat(noted("over", "done", "leave", "done", "done", "done")).isEqualTo(2);
  }
}
