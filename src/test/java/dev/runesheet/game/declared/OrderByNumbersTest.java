package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops take entities in the order of a number where they say so. */
class OrderByNumbersTest {

  private static final String RANK =
      "{do: add-stat, target: self, stat: place, delta: 1},"
          + " {do: set-stat, target: target, stat: rank, value: place of self}";

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 4
          kinds:
            player: {bid: 0, place: 0, rank: 0, still: 3}
            unit: {power: 1}
          zones:
            deck: {}
          deck zone: deck
          phases:
            - {phase: main, actions: [bid, rise, fall, best, each, done]}
          actions:
            bid: {then: [{choose: players, then: [{do: add-stat, target: target, stat: bid, delta: 1}]}]}
            rise: {then: [{for each: players, smallest first: bid, then: [RANK]}]}
            fall: {then: [{for each: players, largest first: bid, where: bid of target > 0, then: [RANK]}]}
            best: {then: [{for each: players, largest first: bid, at most: 2, then: [RANK]}]}
            each:
              then:
                - as each: players in turn order
                  largest first: bid
                  then:
                    - {do: set-stat, target: self, stat: rank, value: 1 + largest rank of players}
            done: {ends: true}
          """
              .replace("RANK", RANK),
          "cards: {scout: {name: Scout, kind: unit}}");

  private static final RuleBook BOOK = GAME.book();

  /** The numbers of players after bids of players and an action of player 2. */
  private static List<Integer> ranks(String action, int... bids) {
    try (Match match = WrittenGame.match(BOOK, 4)) {
      WrittenGame.choose(match, "done");
      for (int bidder : bids) {
        WrittenGame.choose(match, "bid");
        WrittenGame.choose(match, "player " + (bidder + 1));
      }
      try (Match again = BOOK.restore(match.save())) {
        WrittenGame.choose(match, action);
        WrittenGame.choose(again, action);
        assertThat(again.save()).isEqualTo(match.save());
      }
      return IntStream.range(0, 4)
          .map(player -> (int) WrittenGame.of(match, player, "rank"))
          .boxed()
          .collect(Collectors.toList());
    }
  }

  @Test
  void theSmallestComesFirstAndEqualOnesInTheUsualOrder() {
    assertThat(ranks("rise", 0, 0, 2)).containsExactly(4, 1, 3, 2);
  }

  @Test
  void theLargestComesFirstOfThoseThatFulfilTheCondition() {
    assertThat(ranks("fall", 1, 3, 3, 2)).containsExactly(0, 2, 3, 1);
  }

  @Test
  void onlySoManyOfTheFirstAreTaken() {
    assertThat(ranks("best", 2, 2, 3)).containsExactly(0, 0, 1, 2);
  }

  /** The number counts in which each had it when the loop began, from the active player on. */
  @Test
  void eachActsInTheOrderOfTheNumberAndEqualOnesInTheOrderOfTurns() {
    assertThat(ranks("each", 3)).containsExactly(4, 2, 3, 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          rise     | For each player, in the order of bid, smallest first: gain 1 place, then set that player's rank to your place.
          fall     | For each player with bid above 0, in the order of bid, largest first: gain 1 place, then set that player's rank to your place.
          best     | For each of the first 2 players in the order of bid, largest first: gain 1 place, then set that player's rank to your place.
          each     | Each player, in the order of bid, largest first, then in turn order: set their rank to 1 plus the largest rank among all players.
          """)
  void sentencesSayTheOrder(String action, String sentence) {
    assertThat(BOOK.noteOfBlock("actions/" + action).sentence()).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          largest first: power               | RS015 | power
          largest first: bit                 | RS015 | bit
          largest first: still               | RS131 | still
          largest first: bid, smallest first: bid | RS007 | largest first
          largest first: bid of target       | RS015 | bid of target
          """)
  void mistakesAreTold(String order, String code, String found) {
    assertThat(GAME.mistakes("largest first: bid, at most: 2", order + ", at most: 2"))
        .anySatisfy(told -> assertThat(told).contains(code, found));
  }
}
