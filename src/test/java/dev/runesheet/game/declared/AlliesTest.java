package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static dev.runesheet.game.declared.WrittenGame.of;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.Entity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Allies and enemies are cards; players, and the game, are only in scopes that list them. */
class AlliesTest {

  private static final String GAME =
      """
      kinds:
        player: {health: 10}
        game: {health: 50}
        unit: {health: 2}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      scopes:
        anyone: {}
        both: {kinds: [unit, player]}
        own side: {whose: own}
      phases:
        - {phase: main, event: turn starts, actions: [deploy, done]}
      actions:
        done: {ends: true}
        deploy:
          with: own deck
          then: [{do: enter, target: self, zone: board}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit, effects: [EFFECT]}
      """;

  /** The first player has two scouts in play. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {changes: health, of: allies, by: 1}       | 10 | 4
          {changes: health, of: other allies, by: 1} | 10 | 3
          {changes: health, of: all, by: 1}          | 10 | 4
          {changes: health, of: own side, by: 1}     | 10 | 4
          {changes: health, of: anyone, by: 1}       | 10 | 4
          {changes: health, of: both, by: 1}         | 12 | 4
          {when: enters play, whose: ally, then: [{for each: other allies, then: [{do: heal, target: target, amount: 1}]}]} | 10 | 3
          {when: enters play, whose: ally, then: [{for each: both, then: [{do: heal, target: target, amount: 1}]}]} | 11 | 3
          """)
  void playersAreNoAllies(String effect, double player, double scout) {
    WrittenGame game = new WrittenGame(GAME, CARDS.replace("EFFECT", effect));
    try (Match match = WrittenGame.match(game.book(), 2)) {
      choose(match, "deploy Scout");
      choose(match, "deploy Scout");
      assertThat(of(match, 0, "health")).isEqualTo(player);
      assertThat(of(match, 2, "health")).as("the game itself").isEqualTo(50);
      Entity last =
          match.world().entities().stream()
              .filter(one -> one.getZone().equals("board"))
              .reduce((one, other) -> other)
              .orElseThrow();
      assertThat(last.stat("health")).isEqualTo(scout);
    }
  }
}
