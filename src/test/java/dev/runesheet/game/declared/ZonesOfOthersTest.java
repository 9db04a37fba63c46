package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A zone of enemies is that of the opponent, or those of all other players together. */
class ZonesOfOthersTest {

  private static final String GAME =
      """
      players: PLAYERS
      turns: 6
      kinds: {player: {coins: 0}, spy: {}}
      zones:
        hand: {}
        won: {}
        den: {in play: true, most: 1}
      deck zone: hand
      phases: [{phase: day, actions: [rest, place]}]
      actions:
        place: {with: own hand, then: [{do: enter, target: self, zone: den}]}
        rest: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: spy
          effects:
            - when: enters play
              if: count of own ZONE > count of enemy ZONE
              then: [{do: add-stat, target: owner, stat: coins, delta: 1}]
      """;

  @ParameterizedTest
  @CsvSource({
    "2, hand, cards in the opponent's hand",
    "3, hand, cards in the other players' hands",
    "3, won, cards among the other players' won cards",
    "3, den, cards in the other players' dens"
  })
  void sentencesCountTheCardsOfAllOthers(int players, String zone, String said) {
    String game = GAME.replace("PLAYERS", "" + players);
    String cards = CARDS.replace("ZONE", zone);
    assertThat(new WrittenGame(game, cards).sentences())
        .anyMatch(sentence -> sentence.contains("the number of " + said + ", gain 1 coin"));
  }
}
