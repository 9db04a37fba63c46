package dev.runesheet.cli.simulate.count;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.engine.Installed;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.pack.tool.GameTools;
import org.junit.jupiter.api.Test;
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
    assertThat(counts.get(EffectUses.KIND, "actions/call", EffectUses.MOVED + Side.OWN.word()))
        .isEqualTo(moved);
  }

  private static EffectRates rates(String line, String cards, String effect) {
    Match match = WrittenGame.match(new WrittenGame(GAME.formatted(line), cards).book(), 2);
    WrittenGame.choose(match, "call");
    GameTools tools = Installed.all(GameTools.class, GameTools::game).get("ember-vale");
    Counts counts = new EffectUses(match.book(), tools).of(match.happenings());
    return EffectRates.of(effect, new Tally(2, false, counts, Integer.MAX_VALUE, ""));
  }

  @Test
  void whatOneSideLosesToTheOtherIsToldOfBoth() {
    String steal =
        """
        {do: add-stat, target: opponent, stat: gold, delta: -5}, \
        {do: add-stat, target: self, stat: gold, delta: 5}, \
        {do: create, target: opponent, card: scout, amount: 2, zone: hand}\
        """;
    EffectRates rates = rates(steal, CARDS, "actions/call");
    assertThat(rates.changes()).isEqualTo("gold +5 own, -5 of others; moved 2 of others");
    assertThat(rates.each())
        .contains(new EffectRates.Change("gold", Side.OTHERS, -5))
        .extracting(EffectRates.Change::title)
        .containsExactly("gold own", "gold of others", "moved of others");
  }
}
