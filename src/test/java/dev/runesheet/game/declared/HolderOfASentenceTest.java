package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a sentence speaks of other cards, "its" is theirs and the holder is named. */
class HolderOfASentenceTest {

  private static final String DONE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {for each: own units, where: attack of target > attack of self, then: [{do: heal, target: target, amount: 1}]} | with an attack above this card's attack
          {for each: enemy player, where: embers of target > 0, then: [{do: heal, target: target, amount: 1}]} | with embers above 0
          {for each: own units, where: health of self > 1, then: [{do: heal, target: target, amount: 1}]} | this card's health
          """)
  void theHolderIsThisCardWhereAnotherIsIt(String line, String said) {
    EditedGame edited = new EditedGame("ember-vale").edit("cards.yaml", DONE, "- " + line);
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @Test
  void theHolderIsThisCardBehindWhatHappensToOthers() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("cards.yaml", DONE, "- {do: add-stat, target: self, stat: attack, delta: 1}");
    assertThat(edited.sentenceOf("ember-smith")).contains("this card gains 1 attack");
  }

  @Test
  void anActionWithoutACardAddressesItsPlayer() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "rest: {ends: true}",
                "rest: {ends: true, then: [{for each: own units, where: cost of target <= embers of"
                    + " self, then: [{do: heal, target: target, amount: 1}]}]}");
    assertThat(edited.sentenceOf("actions/rest"))
        .contains("your embers")
        .doesNotContain("this card's embers");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own units   | if that card's attack is this card's attack
          enemy player | that player
          """)
  void anActionOnAnotherCardNamesBoth(String on, String said) {
    boolean card = on.equals("own units");
    String test = card ? "attack of target = attack of self" : "embers of target = attack of self";
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "rest: {ends: true}",
                "rest: {ends: true}\n  swap:\n    with: own units\n    on: "
                    + on
                    + "\n    then: [{if: "
                    + test
                    + ", then: [{do: heal, target: self, amount: 1}]}]");
    assertThat(edited.sentenceOf("actions/swap")).containsIgnoringCase(said);
  }
}
