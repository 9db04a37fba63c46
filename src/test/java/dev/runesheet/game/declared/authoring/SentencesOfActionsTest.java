package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What actions with other players and their cards say of whose side. */
class SentencesOfActionsTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {health: 9, gold: 0}
        unit: {power: 0}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
      deck zone: deck
      scopes:
        rival: {kinds: [player], whose: enemy}
        me: {kinds: [player], whose: own}
        own units: {kinds: [unit], zone: board, whose: own}
        enemy units: {kinds: [unit], zone: board, whose: enemy}
        enemy side: {kinds: [unit, player], whose: enemy}
        all units: {kinds: [unit], zone: board}
      procedures:
        pay up: [{do: add-stat, target: owner, stat: gold, delta: -1}]
      phases:
        - {phase: main, actions: [spy, done]}
      actions:
        spy: {%s}
        done: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  private static RuleBook book(String action) {
    return new WrittenGame(GAME.formatted(action), CARDS).book();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          with: rival, then: [{do: damage, target: self, amount: count of own hand}] | Deal 1 damage to that player for each of that player's cards in the hand.
          with: players, then: [{do: add-stat, target: owner, stat: gold, delta: -1}] | That player loses 1 gold.
          with: other players, then: [{for each: enemy hand, then: [{do: move, target: target, zone: deck}]}] | Move each card in that player's opponent's hand to its owner's deck.
          with: rival, then: [{one of: {a: [{do: add-stat, target: self, stat: gold, delta: 1}], b: [{do: damage, target: opponent, amount: 1}]}}] | That player chooses one: that player gains 1 gold; or deal 1 damage to that player's opponent.
          with: rival, then: [{choose: own units, then: [{do: leave, target: target, zone: deck}]}] | That player chooses one of that player's units: it leaves play and goes to the deck.
          with: rival, then: [{run: pay up}] | Carry out pay up for that player.
          with: me, then: [{do: damage, target: self, amount: count of own hand}] | Deal 1 damage to yourself for each of your cards in the hand.
          with: rival, on: players, then: [{do: damage, target: target, amount: count of own hand}] | Deal 1 damage to that player for each of this player's cards in the hand.
          with: enemy units, then: [{do: add-stat, target: owner, stat: gold, delta: -1}] | This card's owner loses 1 gold.
          with: enemy side, then: [{do: add-stat, target: owner, stat: gold, delta: -1}] | Its owner loses 1 gold.
          with: all units, then: [{do: add-stat, target: owner, stat: gold, delta: count of own hand}] | This card's owner gains 1 gold for each of this card's owner's cards in the hand.
          with: own units, then: [{do: add-stat, target: owner, stat: gold, delta: -1}] | Lose 1 gold.
          """)
  void whatIsDoneWithOthersIsSaidFromTheirSide(String action, String said) {
    assertThat(book(action).noteOfBlock("actions/spy").sentence()).isEqualTo(said);
  }

  @Test
  void whenItIsLegalIsSaidFromTheirSide() {
    String action = "with: rival, if: count of own hand > 2, then: [{run: pay up}]";
    assertThat(book(action).noteOfBlock("actions/spy-is-legal").sentence())
        .isEqualTo("You can do this only if that player has more than 2 cards in the hand.");
  }

  @Test
  void whatAKindOfAbilitiesOfOthersDoesIsSaidFromTheirSide() {
    String kinds =
        "ability kinds: {bribe: {with: enemy units, then: [{do: add-stat, target: owner,"
            + " stat: gold, delta: 1}]}}\n";
    WrittenGame game = new WrittenGame(kinds + GAME.formatted("ends: true"), CARDS);
    assertThat(game.book().noteOfBlock("kinds/bribe").sentence())
        .isEqualTo("This card's owner gains 1 gold.");
  }

  @ParameterizedTest
  @CsvSource({"a, gain 1 gold", "b, deal 1 damage to the opponent"})
  void whoIsAskedThereReadsOptionsInOwnWords(String way, String words) {
    String action =
        "with: rival, then: [{one of: {a: [{do: add-stat, target: self, stat: gold, delta: 1}],"
            + " b: [{do: damage, target: opponent, amount: 1}]}}]";
    try (Match match = WrittenGame.match(book(action), 2)) {
      Option spy =
          match.pendingDecisions().get(0).options().stream()
              .filter(one -> one.id().startsWith("spy"))
              .findFirst()
              .orElseThrow();
      WrittenGame.choose(match, spy.words());
      Decision asked = match.pendingDecisions().get(0);
      assertThat(asked.player()).isEqualTo(1);
      assertThat(asked.options())
          .filteredOn(one -> one.id().equals(way))
          .extracting(Option::words)
          .containsExactly(words);
    }
  }
}
