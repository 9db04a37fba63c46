package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Payments with cards: what is asked, and what would never be. */
class PaymentsWithCardsTest {

  private static final String GAME =
      """
      players: 2
      turns: 6
      words: {type: [sun, moon]}
      kinds:
        player: {}
        scout: {cost: 1, lumen: 0, light: 0, sun gem: 0, moon gem: 0}
        gem: {}
      counts: {gem: type}
      sums: {light: [sun gem, moon gem]}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
        gone: {}
      deck zone: deck
      phases:
        - {phase: main, actions: [move, done]}
      actions:
        move: {with: own board, then: [{pay: cost, with: NUMBER, to: gone}]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: scout, cost: 1}
        sun: {name: Sun, kind: gem, type: sun}
      """;

  @ParameterizedTest
  @CsvSource({"lumen,true", "moon gem,true", "sun gem,false", "light,false"})
  void aNumberInWhichNoCardCountsIsFound(String number, boolean found) {
    WrittenGame game = new WrittenGame(GAME.replace("NUMBER", number), CARDS);
    assertThat(game.findings().all())
        .hasSize(found ? 1 : 0)
        .allSatisfy(
            one ->
                assertThat(one.toString())
                    .contains(
                        "#/actions/move/then/0/with: error RS015",
                        "'" + number + "', in which no attached card counts",
                        "expected one of light, sun gem"));
  }

  /** Nothing is attached to a player: one finding, of the line. */
  @ParameterizedTest
  @ValueSource(strings = {"lumen", "light"})
  void aPlayerHasNothingAttachedToPayWith(String number) {
    String action = "{then: [{pay: cost, with: " + number + ", to: gone}]}";
    String alone =
        GAME.replace("player: {}", "player: {cost: 2}")
            .replace("{with: own board, then: [{pay: cost, with: NUMBER, to: gone}]}", action);
    assertThat(new WrittenGame(alone, CARDS).findings().all())
        .singleElement()
        .asString()
        .contains(
            "#/actions/move/then/0/pay: error RS201",
            "found 'self', which is a player, with no cards attached");
  }

  @Test
  void whatCannotBePaidIsNotPaidAndTheLinesBehindItGoOn() {
    String played =
        GAME.replace("player: {}", "player: {moves: 0, spent: 0}")
            .replace("[move, done]", "[deploy, shine, move, done]")
            .replace(
                "{pay: cost, with: NUMBER, to: gone}",
                "{pay: cost, with: light, to: gone},"
                    + " {do: add-stat, target: owner, stat: moves, delta: 1},"
                    + " {do: set-stat, target: owner, stat: spent, value: count of own gone}")
            .replace(
                "  done:",
                """
                  deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
                  shine: {with: own board, then: [{do: create-on, target: self, card: sun, amount: 1}]}
                  done:\
                """);
    WrittenGame game = new WrittenGame(played, CARDS.replace("cost: 1", "cost: 2"));
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "deploy Scout");
      WrittenGame.choose(match, "shine Scout");
      WrittenGame.choose(match, "move Scout");
      assertThat(WrittenGame.of(match, 0, "moves")).isEqualTo(1);
      assertThat(WrittenGame.of(match, 0, "spent")).isZero();
      WrittenGame.choose(match, "shine Scout");
      WrittenGame.choose(match, "move Scout");
      assertThat(WrittenGame.of(match, 0, "moves")).isEqualTo(2);
      assertThat(WrittenGame.of(match, 0, "spent")).isEqualTo(2);
    }
  }

  @Test
  void cardsThatCountInOneNumberAreWorthTheSame() {
    String played =
        GAME.replace("player: {}", "player: {spent: 0}")
            .replace("[move, done]", "[deploy, shine, glow, move, done]")
            .replace(
                "{pay: cost, with: NUMBER, to: gone}",
                "{pay: cost, with: light, to: gone},"
                    + " {do: set-stat, target: owner, stat: spent, value: count of own gone}")
            .replace(
                "  done:",
                """
                  deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
                  shine: {with: own board, then: [{do: create-on, target: self, card: sun, amount: 1}]}
                  glow: {with: own board, then: [{do: create-on, target: self, card: glow, amount: 1}]}
                  done:\
                """);
    String cards =
        CARDS.replace("cost: 1", "cost: 2") + "  glow: {name: Glow, kind: gem, type: sun}\n";
    WrittenGame game = new WrittenGame(played, cards);
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "deploy Scout");
      WrittenGame.choose(match, "shine Scout");
      WrittenGame.choose(match, "glow Scout");
      WrittenGame.choose(match, "move Scout");
      assertThat(WrittenGame.of(match, 0, "spent")).as("neither pays for two").isEqualTo(2);
    }
  }

  @Test
  void paymentsAreOfferedByTheNamesOfTheirCards() {
    String played =
        GAME.replace("NUMBER", "light")
            .replace("[move, done]", "[deploy, shine, glow, move, done]")
            .replace(
                "  done:",
                """
                  deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
                  shine: {with: own board, then: [{do: create-on, target: self, card: sun, amount: 2}]}
                  glow: {with: own board, then: [{do: create-on, target: self, card: glow, amount: 1}]}
                  done:\
                """);
    String cards =
        CARDS.replace("cost: 1", "cost: 2").replace("name: Sun", "name: Sun Stone")
            + "  glow: {name: Warm Glow, kind: gem, type: sun}\n";
    try (Match match = WrittenGame.match(new WrittenGame(played, cards).book(), 2)) {
      for (String action : List.of("deploy Scout", "shine Scout", "glow Scout", "move Scout")) {
        WrittenGame.choose(match, action);
      }
      assertThat(WrittenGame.words(match))
          .containsExactly("Sun Stone, Sun Stone", "Sun Stone, Warm Glow");
      assertThat(WrittenGame.options(match)).containsExactly("sun, sun", "sun, glow");
    }
  }

  @Test
  void whatIsPaidLiesBehindWhatWasPaidBeforeWhateverWasTakenFromThere() {
    String played =
        GAME.replace("[move, done]", "[deploy, shine, dig, move, done]")
            .replace("NUMBER", "light")
            .replace("  gone: {}", "  gone: {}\n  lost: {}")
            .replace(
                "  done:",
                """
                  deploy: {with: own deck, then: [{do: enter, target: self, zone: board}]}
                  shine: {with: own board, then: [{do: create-on, target: self, card: sun, amount: 3}]}
                  dig: {then: [{for each: own gone, at most: 2, then: [{do: move, target: target, zone: lost}]}]}
                  done:\
                """);
    WrittenGame game = new WrittenGame(played, CARDS.replace("cost: 1", "cost: 3"));
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "deploy Scout");
      WrittenGame.choose(match, "shine Scout");
      WrittenGame.choose(match, "move Scout");
      WrittenGame.choose(match, "dig");
      int left = match.world().in("gone", 0).get(0).getId();
      WrittenGame.choose(match, "shine Scout");
      WrittenGame.choose(match, "move Scout");
      assertThat(match.world().in("gone", 0)).hasSize(4).first().returns(left, Entity::getId);
    }
  }
}
