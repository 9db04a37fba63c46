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
        "count of enemy units | 4 | the number of enemy units and 4",
        "1 | count of own units | 1 and the number of your units",
        "count of own units | count of enemy units * 2 |"
            + " the number of your units and the number of enemy units times 2",
        "ready of self | health of self | this card's ready and this card's health",
        "attack of self | 3 | this card's attack and 3",
        "attack of self + 1 | 3 | this card's attack plus 1 and 3",
        "cost of self - 1 | 0 - cost of self |"
            + " this card's cost minus 1 and 0 minus this card's cost",
        "min(attack of self, 3) | 4 | (the smaller of this card's attack and 3) and 4",
        "total attack of own units | 3 | the total attack of your units and 3",
        "down(attack of self / 2) | 3 | half of this card's attack (rounded down) and 3",
        "up(total attack of own units / 3) | 9 |"
            + " the total attack of your units divided by 3 (rounded up) and 9",
        "down((attack of self + 1) / 2) | 9 |"
            + " half of (this card's attack plus 1) (rounded down) and 9",
        "down(attack of self / 2 + 1) | 9 |"
            + " ((half of this card's attack) plus 1) (rounded down) and 9",
        "down(1 + attack of self / cost of self) | 9 |"
            + " (1 plus (this card's attack divided by this card's cost)) (rounded down) and 9",
        "2 * down(attack of self / 2) | 9 |"
            + " 2 times (half of this card's attack (rounded down)) and 9",
        "2 - down(attack of self / 2) | 9 | 2 minus half of this card's attack (rounded down) and 9",
        "up(attack of self) | 9 | this card's attack (rounded up) and 9",
        "largest attack of own units | 9 | the largest attack among your units and 9",
        "smallest attack of enemy units [health of target < 3] | 9 |"
            + " the smallest attack among all enemy units with health below 3 and 9",
        "largest embers of players | 9 | the largest number of embers among all players and 9",
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
