package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each number of a verb with several stands at its own place in words. */
class SeveralAmountsSentenceTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 4 | 2 and 4",
        "1 | 1 | 1 and 1",
        "count of enemy units | 4 | the number of all enemy units and 4",
        "1 | count of own units | 1 and the number of your units",
        "count of own units | count of enemy units * 2 |"
            + " the number of your units and the number of all enemy units times 2",
        "ready of self | health of self | this card's ready and this card's health",
        "attack of self | 3 | this card's attack and 3",
        "attack of self + 1 | 3 | this card's attack plus 1 and 3",
        "cost of self - 1 | 0 - cost of self |"
            + " this card's cost minus 1 and 0 minus this card's cost",
        "min(attack of self, 3) | 4 | (the smaller of this card's attack and 3) and 4",
        "total attack of own units | 3 | the total attack of your units and 3",
        "total embers of players | 3 | the total embers of all players and 3",
      })
  void boundsThatAreWorkedOutStandWhereTheyBelong(String lo, String hi, String said) {
    assertThat(sentence("clamp-stat, target: owner, stat: embers, lo: \"" + lo + "\", hi: " + hi))
        .contains("keep your embers between " + said + ".");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | with 2",
        "attack of self | with this card's attack",
        "count of own units | with the number of your units",
      })
  void theNumberOfAStatusIsNotOfItsTurns(String amount, String said) {
    assertThat(sentence("give, target: self, effect: fed, turns: 2, amount: " + amount))
        .contains("for 2 more turns, " + said + ".");
  }

  private static String sentence(String done) {
    return new EditedGame("ember-vale")
        .edit("game.yaml", "statuses:\n", "statuses:\n  fed: {changes: attack}\n")
        .edit("cards.yaml", DONE, "- {do: " + done + "}")
        .sentenceOf("ember-smith");
  }
}
