package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A number that is taken away from nothing is a loss in words. */
class LossSentenceTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  @ParameterizedTest
  @CsvSource({
    "0 - cost of self, lose embers equal to this card's cost",
    "0 - 2, lose 2 embers",
    "0 - count of own units, lose 1 ember for each of your units",
    "2 - cost of self, gain embers equal to 2 minus this card's cost",
  })
  void whatIsTakenFromNothingIsLost(String delta, String said) {
    String line = DONE.replace("delta: 1", "delta: " + delta);
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, line);
    assertThat(edited.sentenceOf("ember-smith")).containsIgnoringCase(said);
  }

  @ParameterizedTest
  @CsvSource({
    "2, lose up to 2 embers",
    "cost of self, lose embers up to this card's cost",
    "count of own units, lose up to 1 ember for each of your units",
  })
  void whatIsTakenAtMostIsSaidSo(String amount, String said) {
    String line = "- {do: lower, target: owner, stat: embers, amount: " + amount + "}";
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, line);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }
}
