package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game of one or two players: what is about others says nothing where there are none. */
class OneOrTwoPlayersTest {

  private static final String GAME =
      """
      players: 1 to 2
      turns: 4
      kinds:
        player: {coins: 2, arrivals: 0}
        ware: {worth: 1}
      zones:
        pile: {seen by: nobody}
        hand: {seen by: owner}
        stall: {in play: true}
      deck zone: pile
      phases:
        - {phase: morning, event: turn starts}
        - {phase: trade, event: trading begins, actions: [sell, tax, pass]}
        - {phase: evening, event: evening comes, who: others, actions: [nod]}
      actions:
        sell: {with: own hand, then: [{do: enter, target: self, zone: stall}, {do: add-stat, target: owner, stat: coins, delta: worth of self}]}
        tax:
          then:
            - {for each: next player, then: [{do: add-stat, target: target, stat: coins, delta: -1}]}
            - {for each: other players, then: [{do: add-stat, target: target, stat: coins, delta: -1}]}
            - {do: add-stat, target: self, stat: coins, delta: count of enemy stall}
          ends: true
        pass: {ends: true}
        nod: {ends: true}
      player rules:
        - {name: new day, when: turn starts, then: [{do: draw, target: self, amount: 1, from: pile, to: hand}]}
      winner: {by: [{largest: coins of self}]}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(
          GAME,
          """
          cards:
            rice:
              name: Rice
              kind: ware
              effects:
                - {when: enters play, whose: enemy, then: [{do: add-stat, target: owner, stat: arrivals, delta: 1}]}
          """,
          "decks: {all: {rice: 6}}\n");

  @Test
  void nothingIsFound() {
    assertThat(WRITTEN.findingsTogether()).isEmpty();
  }

  @Test
  void whoPlaysAloneHasNoOthers() {
    try (Match match = WrittenGame.match(WRITTEN.book(), 1)) {
      WrittenGame.choose(match, "sell Rice");
      WrittenGame.choose(match, "tax");
      assertThat(WrittenGame.asked(match)).isZero();
      assertThat(WrittenGame.options(match)).contains("pass").doesNotContain("nod");
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(3);
      assertThat(WrittenGame.of(match, 0, "arrivals")).isZero();
    }
  }

  @Test
  void oneOfTwoTaxesTheOtherAndAnswersHisCards() {
    try (Match match = WrittenGame.match(WRITTEN.book(), 2)) {
      WrittenGame.choose(match, "sell Rice");
      WrittenGame.choose(match, "tax");
      assertThat(WrittenGame.asked(match)).isEqualTo(1);
      WrittenGame.choose(match, "nod");
      WrittenGame.choose(match, "sell Rice");
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(3);
      assertThat(WrittenGame.of(match, 0, "arrivals")).isEqualTo(1);
      assertThat(WrittenGame.of(match, 1, "coins")).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 4", "2, 8"})
  void theMatchEndsAfterTheTurnsOfAll(int players, int asks) {
    try (Match match = WrittenGame.match(WRITTEN.book(), players)) {
      long asked =
          IntStream.range(0, 100)
              .takeWhile(any -> !match.pendingDecisions().isEmpty())
              .peek(
                  any ->
                      WrittenGame.choose(
                          match, WrittenGame.options(match).contains("nod") ? "nod" : "pass"))
              .count();
      assertThat(asked).isEqualTo(asks);
      assertThat(match.over()).isTrue();
    }
  }
}
