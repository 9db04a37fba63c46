package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.ActionFailedException;
import org.junit.jupiter.api.Test;

/** A chain of effects that gives one more status each time ends before it becomes slow. */
class EndlessStatusesTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {power: 1, luck: 0}
                unit: {}
              zones:
                deck: {}
              deck zone: deck
              statuses:
                strong: {changes: power, by: 1}
              player rules:
                - when: luck changes
                  if: luck of self < 5000
                  then:
                    - {do: grant, target: self, effect: strong, turns: 9}
                    - {do: add-stat, target: self, stat: luck, delta: 1}
              phases:
                - {phase: main, actions: [begin, gather, done]}
              actions:
                begin: {then: [{do: add-stat, target: self, stat: luck, delta: 1}]}
                gather: {then: [{repeat: 500, then: [{do: grant, target: self, effect: strong, turns: 9}]}]}
                done: {ends: true}
              """,
              "cards: {scout: {name: Scout, kind: unit}}")
          .book();

  /** Its 5,000 rounds are far below the most programs of an action. */
  @Test
  void theWorkOfAddingUpStatusesCounts() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      assertThatThrownBy(() -> WrittenGame.choose(match, "begin"))
          .isInstanceOf(ActionFailedException.class)
          .hasMessageContaining("changes in one action");
      assertThat(WrittenGame.of(match, 0, "power")).isEqualTo(1);
    }
  }

  @Test
  void hundredsOfStatusesAtOnceAreLegal() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "gather");
      assertThat(WrittenGame.of(match, 0, "power")).isEqualTo(501);
    }
  }
}
