package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.spi.Rules;
import org.junit.jupiter.api.Test;
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

  private static final String CALCULATING =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 0}
        unit: {power: 0, hurt: 0}
      words: {element: [none, fire, water]}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
      deck zone: deck
      scopes:
        own units: {kinds: [unit], zone: board, whose: own}
        enemy units: {kinds: [unit], zone: board, whose: enemy}
      statuses:
        soaked: {changes: power, by: -1, of: self, if: element of target is water}
      calculations:
        blow: {adds to: hurt, parts: [{part: power, modifiers: power}]}
      phases:
        - {phase: main, actions: [done]}
      actions:
        done: {ends: true}
      """;

  private static final String PAYING =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 0}
        unit: {price: 0, fuel: 0, lamp oil: 0}
        oil: {}
      counts: {oil: make}
      sums: {fuel: [lamp oil]}
      words: {make: [lamp]}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
        junk: {}
      deck zone: deck
      scopes:
        own units: {kinds: [unit], zone: board, whose: own}
        enemy units: {kinds: [unit], zone: board, whose: enemy}
      ability kinds: {trick: {then: []}, attack: {then: []}}
      phases:
        - {phase: main, abilities: true, actions: [done]}
      actions:
        done: {ends: true}
      """;

  private static final String CHANGING =
      "cards: {scout: {name: Scout, kind: unit, effects: [{%s}]}}\n";

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          changes: power, by: 4, of: own units, if: element of target is water | unit. While in play, the power of your units is raised by 4 if the target's element is water.
          changes: power, by: 4, if: element of self is fire and power of target > 2, stacking: max only | unit. While in play, its power is raised by 4 if the source's element is fire and the target's power is above 2; of several like it the strongest counts.
          changes: power, by: 1, of: own units, for each: enemy units, if: not element of target is water | unit. While in play, the power of your units is raised by 1 for each enemy unit if the target's element is not water.
          changes: power, how: set, by: 0, if: count of own hand > 2 | unit. While in play, its power is 0 if the source's owner has more than 2 cards in the hand.
          changes: power, by: 2, if: gold of owner > 2 or gold of opponent > 2 | unit. While in play, its power is raised by 2 if the source's owner's gold is above 2 or the source's owner's opponent's gold is above 2.
          """)
  void aChangeSaysWhenCalculationsCountIt(String change, String said) {
    Rules book = new WrittenGame(CALCULATING, CHANGING.formatted(change)).book();
    assertThat(new DeclaredTools("written").describe(book, "scout")).isEqualTo(said);
  }

  @Test
  void aStatusSaysWhenCalculationsCountIt() {
    RuleBook book =
        new WrittenGame(CALCULATING, CHANGING.formatted("changes: power, by: 1")).book();
    assertThat(book.noteOfBlock("statuses/soaked").sentence())
        .isEqualTo("Its power is lowered by 1 if the target's element is water.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          once: true, then: [{use: trick, of: own units}] | Once a turn: use a trick ability of one of your units.
          once: true, then: [{use: attack, of: enemy units, if met: true}] | Once a turn: use an attack ability of an enemy unit, if its user has what it needs.
          once: true, then: [{pay: price, with: fuel, to: junk}, {do: add-stat, target: owner, stat: gold, delta: 1}] | Once a turn: it pays its price with attached cards that count in its fuel, which go to the junk; then gain 1 gold.
          """)
  void whatIsPaidAndUsedIsSaid(String ability, String said) {
    String card =
        "{lamp: {name: Lamp, kind: oil, make: lamp},"
            + " scout: {name: Scout, kind: unit, effects: [{ability: work, %s}]}}";
    WrittenGame game = new WrittenGame(PAYING, "cards: " + card.formatted(ability) + "\n");
    assertThat(new DeclaredTools("written").describe(game.book(), "scout"))
        .isEqualTo("unit. " + said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                | unit. Once a turn: gain 1 gold, then the rival loses 1 gold.
          'says: {trick usually: It stings.}' | unit. Once a turn: it stings.
          """)
  void anAbilityWithoutLinesOfItsOwnIsSaidByWhatItsKindUsuallyDoes(String says, String said) {
    String kinds =
        "ability kinds: {trick: {then: [{run: the ability}], usual: [{do: add-stat, target: owner,"
            + " stat: gold, delta: 1}, {do: add-stat, target: rival, stat: gold, delta: -1}]}}\n"
            + says;
    String cards = CARDS.formatted("kind: trick, once: true");
    Rules book = new WrittenGame(GAME + kinds, cards).book();
    assertThat(new DeclaredTools("written").describe(book, "scout")).isEqualTo(said);
  }
}
