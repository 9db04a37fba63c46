package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Changes that are in force only while more cards are in play than the decks of the game have. */
class CountsOfDecksTest {

  private static final String AURA =
      "{changes: coins, of: players, by: 1, while: {at least: %d, of: own lutes}}";

  @ParameterizedTest
  @CsvSource({"99", "5"})
  void moreThanADeckHasAreTold(int number) {
    assertThat(AuctionGame.effect(AURA.formatted(number)).findings())
        .singleElement()
        .asString()
        .contains("warning RS073", "#/cards/clerk/effects/0/while/at least")
        .contains("found " + number + " of 'own lutes', of which there are at most 4")
        .contains("expected a number from 1 to 4");
  }

  @Test
  void asManyAsADeckHasAreAccepted() {
    assertThat(AuctionGame.effect(AURA.formatted(4)).findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: create, target: self, card: lute, amount: 1, zone: hand}",
        "{for each: enemy hand, then: [{do: take, player: self, target: target, zone: hand}]}"
      })
  void cardsThatLinesMakeOrTakeCountToo(String line) {
    String rule = "  - {when: turn starts, then: [" + line + "]}\n";

    assertThat(new AuctionGame(rule, AURA.formatted(5)).findings()).isEmpty();
  }
}
