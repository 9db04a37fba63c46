package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A payment with cards of which none counts would never be asked. */
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
}
