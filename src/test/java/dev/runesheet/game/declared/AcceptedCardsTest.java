package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Findings about cards that are meant to stay are accepted by the id of the card. */
class AcceptedCardsTest {

  private static final String GAME =
      """
      kinds: {player: {renown: 0}, treasure: {renown: 1}}
      zones: {hand: {}, cabinet: {in play: true}}
      deck zone: hand
      phases: [{phase: main, event: turn starts, actions: [show, done]}]
      actions:
        show: {with: own hand, then: [{do: add-stat, target: owner, stat: renown, delta: renown of self}, {do: enter, target: self, zone: cabinet}]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        vase: {name: Vase, kind: treasure, renown: 2}
        lute: {name: Lute, kind: treasure, renown: 3}
        curse: {name: Curse, kind: treasure, renown: -3}
      """;

  private static final String DECKS = "decks: {all: {vase: 1, lute: 1, curse: 1}}\n";

  private static WrittenGame accepting(String card) {
    String entry = "accepted: [{code: RS134, effect: %s, reason: a curse costs renown}]\n";
    return new WrittenGame(GAME + (card.isEmpty() ? "" : entry.formatted(card)), CARDS, DECKS);
  }

  @Test
  void theOnlyNumberBelowZeroIsTold() {
    assertThat(accepting("").findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS134", "#/cards/curse/renown", "found -3, expected a number from 0");
  }

  @Test
  void theCardOfTheFindingAcceptsIt() {
    assertThat(accepting("curse").findingsTogether()).isEmpty();
  }

  @Test
  void anotherCardAcceptsNothing() {
    assertThat(accepting("vase").findingsTogether())
        .extracting(one -> one.code().id())
        .containsExactlyInAnyOrder("RS134", "RS097");
  }
}
