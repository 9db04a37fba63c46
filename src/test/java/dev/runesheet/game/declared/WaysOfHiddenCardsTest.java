package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that a hidden card decides on: what others read does not tell the card. */
class WaysOfHiddenCardsTest {

  private static final String GAME =
      """
      players: 2
      turns: 2
      kinds:
        player: {laid: 0}
        maki: {rolls: 0}
        nigiri: {points: 0}
      zones:
        hand: {seen by: owner}
        secret: {seen by: owner}
      deck zone: hand
      phases:
        - {phase: choosing, who: each, actions: [lay]}
      actions:
        lay:
          then:
            - choose: own hand
              then:
                - %s
                - {do: move, target: target, zone: secret}
          ends: true
      procedures:
        lay maki: [{do: add-stat, target: self, stat: laid, delta: 1}]
        lay nigiri: [{run: lay more}]
        lay more: [{do: add-stat, target: self, stat: laid, delta: 1}]
      """;

  private static final String CARDS =
      """
      cards:
        maki: {name: Maki, kind: maki}
        nigiri: {name: Nigiri, kind: nigiri}
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{if: kind of target is maki, then: [{run: lay maki}], else: [{run: lay nigiri}]}",
        "{if: kind of target is maki, then: [{run: lay maki},"
            + " {do: move, target: target, zone: secret}, {stop: true}]}"
            + "\n          - {run: lay nigiri}",
        "{if: card of target is maki, then: [{do: add-stat, target: self, stat: laid, delta: 1}],"
            + " else: [{do: add-stat, target: self, stat: laid, delta: 1}]}"
      })
  void theOtherPlayerReadsTheSameWhicheverCardIsLaid(String decided) {
    RuleBook book =
        new WrittenGame(GAME.formatted(decided), CARDS, "decks: {all: {maki: 1, nigiri: 1}}\n")
            .book();
    try (WhatAPlayerReads maki = new WhatAPlayerReads(book, 0);
        WhatAPlayerReads nigiri = new WhatAPlayerReads(book, 0)) {
      maki.play("lay", "Maki", "lay", "Maki");
      nigiri.play("lay", "Maki", "lay", "Nigiri");
      assertThat(nigiri.read()).isEqualTo(maki.read());
    }
  }
}
