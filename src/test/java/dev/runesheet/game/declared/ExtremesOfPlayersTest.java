package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player's number held against the largest or smallest of all players, of whom he is one. */
class ExtremesOfPlayersTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 2 to 3
          kinds:
            player: {coins: 0, paid: 0}
            unit: {coins: 1}
          zones:
            deck: {}
            field: {in play: true}
          deck zone: deck
          phases:
            - {phase: main, event: turn starts, actions: [lay, earn, done]}
          actions:
            lay: {with: own deck, then: [{do: enter, target: self, zone: field}]}
            earn: {then: [{do: add-stat, target: self, stat: coins, delta: paid of self + 1}]}
            done: {ends: true}
          rules:
            - name: the richest is paid
              when: turn starts
              whose: any
              then:
                - as each: players
                  then:
                    - if: coins of self = 9
                      then: [{do: add-stat, target: self, stat: paid, delta: 1}]
          """,
          "cards:\n  scout: {name: Scout, kind: unit}\n");

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          coins of self > largest coins of players        | RS092
          largest coins of players < coins of self        | RS092
          coins of self < smallest coins of players       | RS092
          coins of self <= largest coins of players       | RS131
          coins of self >= smallest coins of players      | RS131
          coins of self > 2 and coins of self > largest coins of players | RS092
          coins of self = largest coins of players        |
          coins of self >= largest coins of players       |
          coins of self < largest coins of players        |
          coins of self > smallest coins of players       |
          coins of self > largest paid of players         |
          coins of self > largest coins of other players  |
          coins of self > largest coins of players [paid of target > 0] |
          coins of self > largest coins of own field      |
          """)
  void areToldIfTheyNeverHoldOrAlways(String condition, String code) {
    String[] told =
        GAME.mistakes("coins of self = 9", condition).stream()
            .map(one -> one.split(" ")[0])
            .toArray(String[]::new);
    assertThat(told).isEqualTo(code == null ? new String[0] : new String[] {code});
  }
}
