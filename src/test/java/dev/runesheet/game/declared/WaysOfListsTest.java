package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import org.junit.jupiter.api.Test;

/**
 * Facts that lists say of their words, in conditions: of ways, and of lines for the word of a card.
 */
class WaysOfListsTest {

  private static final String GAME =
      """
      players: 2
      turns: 50
      lists:
        amount: {none: {number: 0}, one: {number: 1}, two: {number: 2}, three: {number: 3}}
      kinds:
        player: {silver: 2, bid: {begins at: 0, seen by: owner}}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
      deck zone: deck
      phases:
        - {phase: main, actions: [offer, end]}
      actions:
        offer:
          then:
            - one of:
                bid <amount>:
                  if: silver of self >= <amount.number>
                  says: Bid <amount>.
                  then: [{do: set-stat, target: self, stat: bid, value: <amount.number>}]
        end: {ends: true}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(GAME, "cards: {scout: {name: Scout, kind: unit}}");

  @Test
  void eachWordIsAWayIfItsNumberIsAllowed() {
    try (Match match = WrittenGame.match(WRITTEN.book(), 2)) {
      WrittenGame.choose(match, "offer");
      assertThat(WrittenGame.options(match)).containsExactly("bid none", "bid one", "bid two");
      assertThat(WrittenGame.words(match)).containsExactly("Bid none.", "Bid one.", "Bid two.");
      match.choose(match.pendingDecisions().get(0).id(), "bid two");
      assertThat(WrittenGame.of(match, 0, "bid")).isEqualTo(2);
    }
  }

  @Test
  void theNumberOfTheWordThatACardHasIsAskedForByALineOfEachWord() {
    String game =
        GAME.replace("kinds:\n", "words: {rank: [<amount>]}\nkinds:\n")
            .replace("[offer, end]", "[call, offer, end]")
            .replace(
                "  offer:\n",
                """
                  call:
                    with: own deck
                    then:
                      - if: rank of self is <amount> and silver of owner >= <amount.number>
                        then: [{do: add-stat, target: owner, stat: bid, delta: <amount.number>}]
                  offer:
                """);
    String cards =
        "cards: {scout: {name: Scout, kind: unit, rank: two},"
            + " knight: {name: Knight, kind: unit, rank: three}}";
    WrittenGame written = new WrittenGame(game, cards, "decks: {all: {scout: 1, knight: 1}}\n");
    try (Match match = WrittenGame.match(written.book(), 2)) {
      WrittenGame.choose(match, "call Knight");
      assertThat(WrittenGame.of(match, 0, "bid")).as("it costs more than he has").isZero();
      WrittenGame.choose(match, "call Scout");
      assertThat(WrittenGame.of(match, 0, "bid")).isEqualTo(2);
    }
  }
}
