package dev.runesheet.cli.simulate.count;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.engine.Installed;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.pack.tool.GameTools;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What effects did is counted by changes that a player sees. */
class EffectUsesTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 1}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
        camp: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [call, done]}
      actions:
        call: {then: [%s]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: create, target: self, card: scout, amount: 2, zone: hand} | 2
          {do: create, target: self, card: scout, amount: 2, zone: board} | 2
          {do: draw, target: self, amount: 2, from: deck, to: hand} | 2
          {for each: own deck, at most: 1, then: [{do: create-on, target: target, card: scout, amount: 2}]} | 2
          {for each: own deck, at most: 1, then: [{do: enter, target: target, zone: board}, {do: move, target: target, zone: camp}]} | 2
          """)
  void aCardIsCountedOnceForEachPlaceItComesTo(String line, long moved) {
    Match match = WrittenGame.match(new WrittenGame(GAME.formatted(line), CARDS).book(), 2);
    WrittenGame.choose(match, "call");
    GameTools tools = Installed.all(GameTools.class, GameTools::game).get("ember-vale");
    Counts counts = new EffectUses(match.book(), tools).of(match.happenings());
    assertThat(counts.get(EffectUses.KIND, "actions/call", EffectUses.MOVED)).isEqualTo(moved);
  }
}
