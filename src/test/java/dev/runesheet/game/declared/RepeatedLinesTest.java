package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.ActionFailedException;
import org.junit.jupiter.api.Test;

/** Lines that are repeated count among the changes of an action, also where they change nothing. */
class RepeatedLinesTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              kinds:
                player: {gold: 3, half: 1.5, mountains: 100000000, hills: 2000}
                unit: {power: 1}
              zones:
                deck: {}
              deck zone: deck
              phases:
                - {phase: main, actions: [dig, dig halves, dig a mountain, dig hills, done]}
              actions:
                dig: {then: [{repeat: gold of self, then: [{do: add-stat, target: self, stat: gold, delta: 1}]}]}
                dig halves: {then: [{repeat: half of self, then: [{do: add-stat, target: self, stat: gold, delta: 1}]}]}
                dig a mountain: {then: [{repeat: mountains of self, then: [{if: gold of self > 9, then: [{do: set-stat, target: self, stat: gold, value: 0}]}]}]}
                dig hills:
                  then:
                    - repeat: hills of self
                      then:
                        - repeat: hills of self
                          then:
                            - {if: gold of self > 9, then: [{do: set-stat, target: self, stat: gold, value: 0}]}
                done: {ends: true}
              """,
              "cards: {scout: {name: Scout, kind: unit}}")
          .book();

  private static void assertFails(String action) {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      String before = match.save();
      ActionFailedException failed =
          catchThrowableOfType(
              ActionFailedException.class, () -> WrittenGame.choose(match, action));
      assertThat(failed.reason()).isEqualTo("operations");
      assertThat(failed).hasMessageStartingWith("More than 1000000 changes in one action.");
      assertThat(match.save()).isEqualTo(before);
    }
  }

  /** As cards that are drawn: half of one is one. */
  @Test
  void areDoneOnceMoreForAPartOfANumber() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "dig halves");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(5);
    }
  }

  @Test
  void areDoneThatOften() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "dig");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(6);
    }
  }

  @Test
  void failAtOnceIfTheyAreTooMany() {
    assertFails("dig a mountain");
  }

  @Test
  void failIfTheyAreTooManyTogether() {
    assertFails("dig hills");
  }
}
