package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Option;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two matches in which a player chooses at random what another may not see, of his own in each: the
 * other, who chooses the same in both, reads the same.
 */
class SecretPlaysTest {

  private static final int READER = 0;
  private static final int ANSWERS = 24;
  private static final int MATCHES = 12;

  private static final String GAME =
      """
      players: 2
      turns: 12
      kinds:
        player: {laid: 0, plans: {begins at: 0, seen by: owner}}
        maki: {rolls: 1, hope: {begins at: 0, seen by: owner}}
        nigiri: {points: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        secret: {seen by: owner}
        buried: {seen by: nobody}
      deck zone: deck
      player rules:
        - {name: hand, when: game starts, then: [{do: draw, target: self, amount: 6, from: deck, to: hand}]}
      phases:
        - {phase: choosing, who: each, actions: [lay]}
      actions:
        lay:
          then:
            - choose: own hand
              then: [%s]
            - {do: add-stat, target: self, stat: laid, delta: 1}
          ends: true
      procedures:
        lay maki: [{do: add-stat, target: self, stat: laid, delta: 1}]
        lay nigiri: [{do: add-stat, target: self, stat: laid, delta: 1}]
        hide: [{do: move, target: self, zone: secret}]
      rules:
        - name: laid ones are counted
          when: laid changes
          whose: any
          then: [{do: draw, target: subject, amount: 1, from: deck, to: hand}]
      """;

  private static final String CARDS =
      """
      cards:
        tuna: {name: Tuna, kind: nigiri}
        egg: {name: Egg, kind: nigiri}
        salmon: {name: Salmon, kind: maki}
        cucumber: {name: Cucumber, kind: maki}
      """;

  private static final String DECKS = "decks: {all: {tuna: 5, egg: 5, salmon: 5, cucumber: 5}}\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: move, target: target, zone: secret}",
        "{do: move, target: target, zone: buried}",
        "{do: move, target: target, zone: secret},"
            + " {if: kind of target is maki, then: [{run: lay maki}], else: [{run: lay nigiri}]}",
        "{run: hide, as: target}",
        "{do: move, target: target, zone: secret},"
            + " {if: count of own hand > 2 and kind of target is maki, then:"
            + " [{do: add-stat, target: self, stat: plans, delta: 1}]}",
        "{do: move, target: target, zone: secret},"
            + " {choose: own secret, then: [{do: move, target: target, zone: buried}]}",
        "{do: move, target: target, zone: secret},"
            + " {if: kind of target is maki, then: [{do: add-stat, target: target, stat: hope, delta: 1}]}",
        "{do: move, target: target, zone: secret}, {one of:"
            + " {low: {says: Low., then: [{do: add-stat, target: self, stat: plans, delta: 1}]},"
            + " high: {says: High., then: [{do: add-stat, target: self, stat: plans, delta: 2}]}}}",
        "{do: move, target: target, zone: secret},"
            + " {choose: own hand, how many: 2, then: [{do: move, target: target, zone: secret}]},"
            + " {choose: own secret, how many: 2, then: [{do: move, target: target, zone: buried}]}",
        "{do: move, target: target, zone: deck}, {do: shuffle, target: self, zone: deck}",
      })
  void tellTheOtherPlayerNothing(String played) {
    RuleBook book = new WrittenGame(GAME.formatted(played), CARDS, DECKS).book();
    for (int seed = 0; seed < MATCHES; seed++) {
      SplittableRandom same = new SplittableRandom(seed);
      SplittableRandom own = new SplittableRandom(-1 - seed);
      try (WhatAPlayerReads one = new WhatAPlayerReads(book, READER);
          WhatAPlayerReads other = new WhatAPlayerReads(book, READER)) {
        for (int i = 0; i < ANSWERS && !one.match().over(); i++) {
          int asked = WrittenGame.asked(one.match());
          assertThat(WrittenGame.asked(other.match())).isEqualTo(asked);
          long choice = same.nextLong();
          one.play(words(one.match(), new SplittableRandom(choice)));
          other.play(
              words(other.match(), asked == READER ? new SplittableRandom(choice) : own.split()));
          assertThat(other.read()).isEqualTo(one.read());
        }
      }
    }
  }

  private static String words(Match match, SplittableRandom random) {
    List<Option> options = WrittenGame.question(match).options();
    return options.get(random.nextInt(options.size())).unnumbered();
  }
}
