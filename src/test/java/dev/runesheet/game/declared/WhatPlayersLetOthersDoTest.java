package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A player may let another do something: what he is offered, which another then does. */
class WhatPlayersLetOthersDoTest {

  private static final String GAME =
      """
      players: 3
      turns: 6
      kinds: {player: {coins: 0}, spy: {}}
      zones: {hand: {seen by: owner}, den: {in play: true}}
      deck zone: hand
      phases: [{phase: day, actions: [rest, place]}]
      actions:
        place: {with: own hand, then: [{do: enter, target: self, zone: den}]}
        rest: {ends: true}
      """;

  @Test
  void theSentenceSaysWhoLetsWhom() {
    String cards =
        """
        cards:
          ann:
            name: Ann
            kind: spy
            effects:
              - when: enters play
                then:
                  - choose: other players
                    then:
                      - {choose: own hand, of: target, asks: target, optional: true, then: [{do: show, player: owner, target: target}]}
        """;
    WrittenGame game = new WrittenGame(GAME, cards, "decks: {all: {ann: 2}}\n");
    assertThat(game.findings().all()).isEmpty();
    assertThat(game.sentences())
        .anyMatch(
            one ->
                one.endsWith(
                    "that player may let you look at one of that player's cards in the hand."));
  }
}
