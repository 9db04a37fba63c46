package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import org.junit.jupiter.api.Test;

/**
 * The reasons of effects that answer as their own card leaves play: they ran, though it is gone.
 */
class WhyNotOfLeavingCardsTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 0}
        unit: {cost: 1}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
        ashes: {}
      deck zone: deck
      scopes:
        own units: {kinds: [unit], whose: own, zone: board}
      phases:
        - {phase: main, event: turn starts, actions: [muster, retire, done]}
      actions:
        done: {ends: true}
        muster:
          then: [{do: create, target: self, card: scout, amount: 1, zone: board}]
        retire:
          then: [{for each: own units, of: self, then: [{do: leave, target: target, zone: ashes}]}]
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - name: will
              when: leaves play
              then: [{do: add-stat, target: owner, stat: coins, delta: 3}]
      """;

  @Test
  void anEffectThatRanAsItsCardLeftIsSaidToHaveRun() {
    try (Match match = WrittenGame.match(new WrittenGame(GAME, CARDS).book(), 2)) {
      choose(match, "muster");
      choose(match, "retire");
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(3);
      assertThat(match.whyNot("scout/will").text())
          .contains("will of Scout (scout/will): it ran and changed one thing");
    }
  }
}
