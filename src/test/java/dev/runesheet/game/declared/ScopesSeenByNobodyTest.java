package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scopes that are seen from a role which nobody has, such as an opponent of several. */
class ScopesSeenByNobodyTest {

  private static final String GAME =
      """
      players: 3
      turns: 20
      kinds:
        player: {gold: 1}
        unit: {health: 3}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, event: turn starts, actions: [act, done]}
      actions:
        act:
          with: own deck
          then: [%s]
        done: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {for each: own board, of: opponent, then: [{do: damage, target: target, amount: 1}]} | /of | 'opponent' in a game of 3 players
          {choose: own board, of: opponent, then: [{do: damage, target: target, amount: 1}]} | /of | 'opponent' in a game of 3 players
          {at random: own board, of: opponent, then: [{do: damage, target: target, amount: 1}]} | /of | 'opponent' in a game of 3 players
          {as each: own board, of: opponent, then: [{do: damage, target: self, amount: 1}]} | /of | 'opponent' in a game of 3 players
          {for each: own board, of: target, then: [{do: damage, target: target, amount: 1}]} | /of | 'target' outside of 'for each', 'choose' and 'at random'
          {do: add-stat, target: owner, stat: gold, delta: count of own board of opponent} | /delta | 'opponent' in a game of 3 players
          {do: add-stat, target: owner, stat: gold, delta: total health of own board of opponent} | /delta | 'opponent' in a game of 3 players
          {if: count of own board of opponent > 1, then: [{do: win, target: owner}]} | /if | 'opponent' in a game of 3 players
          """)
  void areFoundAtTheRole(String line, String place, String found) {
    assertThat(new WrittenGame(GAME.formatted(line), CARDS).findings().all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo("RS014");
              assertThat(one.location().place().toString())
                  .isEqualTo("#/actions/act/then/0" + place);
              assertThat(one.found()).isEqualTo(found);
            });
  }
}
