package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import org.junit.jupiter.api.Test;

/** What the description of a card says of its numbers: the same as the board. */
class CardDescriptionsTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {}
        unit: {hue: 0, value: 0, rank: 0}
      zones:
        deck: {seen by: nobody}
      deck zone: deck
      states: {hue: {1: sun, 2: moon}}
      untold: [rank]
      phases:
        - {phase: main, actions: [done]}
      actions:
        done: {ends: true}
      """;

  private static String described(String numbers) {
    String cards = "cards: {scout: {name: Scout, kind: unit, %s}}\n".formatted(numbers);
    RuleBook book = new WrittenGame(GAME, cards).book();
    return new DeclaredTools("written").describe(book, "scout");
  }

  @Test
  void valuesThatHaveWordsAreSaidByThem() {
    assertThat(described("hue: 1, value: 2")).isEqualTo("unit, sun, value 2.");
    assertThat(described("hue: 3, value: 2")).isEqualTo("unit, hue 3, value 2.");
  }

  @Test
  void numbersThatAreTheGamesOwnAffairAreNotSaid() {
    assertThat(described("value: 2, rank: 5")).isEqualTo("unit, value 2.");
  }
}
