package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of the card that has an effect, or is acted with, which stay as they are printed. */
class PrintedNumbersOfHoldersTest {

  private static final String OF_CLERK =
      "{when: enters play, if: \"%s\", then: [{do: add-stat, target: owner, stat: coins, delta: 1}]}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "value of self = 4 | 1, the value of 'clerk'",
        "value of self > 2 and coins of owner > 3 | 1, the value of 'clerk'",
        "not value of subject = 1 | 1, the value of 'clerk'",
        "coins of owner > 3 and (value of self >= 3 or coins of owner > 7) | 1, the value of 'clerk'",
      })
  void anotherThanThatOfItsCardNeverHolds(String test, String why) {
    assertThat(AuctionGame.effect(OF_CLERK.formatted(test)).findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "#/cards/clerk/effects/0/if", "expected " + why);
  }

  @Test
  void anotherThanThoseOfItsKindNeverHolds() {
    String with = "with: own slips\n";
    assertThat(
            AuctionGame.rule()
                .findings("[slip]", "[treasure]", with, with + "    if: value of self = 2\n"))
        .singleElement()
        .asString()
        .contains("warning RS092", "#/actions/file/if")
        .contains("expected one of 1, 3, 4, the value of every card whose kind is treasure");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "value of self = 1",
        "coins of owner = 4",
        "count of own cabinet [value of target = 4] > 0",
        "not value of self = 4"
      })
  void whatIsPrintedOrMayChangeIsAccepted(String test) {
    assertThat(AuctionGame.effect(OF_CLERK.formatted(test)).findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{when: auction won, whose: ally, then: [{for each: own lutes, then: [{do: add-stat, target: target, stat: value, delta: 1}]}]}",
        "{changes: value, of: own lutes, by: 1}"
      })
  void aNumberThatSomethingChangesMayBeAnother(String change) {
    AuctionGame game = AuctionGame.effect(OF_CLERK.formatted("value of self = 4") + ", " + change);
    assertThat(game.findings()).isEmpty();
  }

  @Test
  void whatIsTheHolderWithinALineIsAnotherCard() {
    String line =
        "{when: enters play, then: [{as each: own lutes, then: [{if: value of self = 4, then:"
            + " [{do: add-stat, target: owner, stat: coins, delta: 1}]}]}]}";
    assertThat(AuctionGame.effect(line).findings()).isEmpty();
  }

  @Test
  void aNumberThatLinesSetToPrintedOnesIsWithinThose() {
    String line =
        "{when: coins changes, then: [{for each: own lutes, then:"
            + " [{do: set-stat, target: self, stat: fake, value: value of target + 5}]}]}";
    String asked = "{when: turn starts, if: fake of self > %d, then: [{do: win, target: self}]}";

    assertThat(AuctionGame.rule(line, asked.formatted(9)).findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "#/player rules/5/if", "'fake' is always from 0 to 9");
    assertThat(AuctionGame.rule(line, asked.formatted(8)).findings()).isEmpty();
  }
}
