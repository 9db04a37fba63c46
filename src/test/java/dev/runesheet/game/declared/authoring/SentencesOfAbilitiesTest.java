package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.Rules;
import dev.runesheet.game.declared.WrittenGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards say of abilities in the words of their game. */
class SentencesOfAbilitiesTest {

  private static final String GAME =
      """
      players: 3
      turns: 20
      kinds:
        player: {gold: 0, out: 0}
        unit: {power: 0}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      scopes:
        rivals: {kinds: [player], whose: enemy, first: 1}
      roles: {rival: rivals}
      phases:
        - {phase: main, abilities: true, actions: [deploy, done]}
      actions:
        deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
        done: {ends: true}
      """;

  private static final String CARDS =
      "cards: {scout: {name: Scout, kind: unit, effects: [{ability: work, %s}]}}\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          if: power of self = 0, once: true, then: [{do: add-stat, target: owner, stat: gold, delta: 1}] | unit. Once a turn, if its power is 0: gain 1 gold.
          then: [{do: add-stat, target: rival, stat: gold, delta: -1}] | unit. The rival loses 1 gold.
          then: [{do: eliminate, target: owner}] | unit. You are out of the game.
          then: [{as each: other players, then: [{do: eliminate, target: self}]}] | unit. Each other player, one after the other: they are out of the game.
          """)
  void whatACardSays(String ability, String said) {
    Rules book = new WrittenGame(GAME, CARDS.formatted(ability)).book();
    assertThat(new DeclaredTools("written").describe(book, "scout")).isEqualTo(said);
  }
}
