package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a change counts is said as it is played: only sums and products grow with it. */
class CountedChangeSentencesTest {

  private static final String CHANGE = "{changes: attack, of: other own units, by: 1, name";

  @ParameterizedTest
  @CsvSource({
    "add, own units, is raised by 3 for each of your units.",
    "multiply, own units, is multiplied by 3 once for each of your units.",
    "set, own units, is 3 if there are any of your units.",
    "at least, own units, is at least 3 if there are any of your units.",
    "at most, own units, is at most 3 if there are any of your units.",
    "add, enemy units, is raised by 3 for each enemy unit.",
    "multiply, enemy units, is multiplied by 3 once for each enemy unit.",
    "set, enemy units, is 3 if there is any enemy unit.",
    "at least, all, is at least 3 if there is any card in play.",
    "at most, other own units, is at most 3 if there are any of your other units.",
    "set, players, is 3 if there is any player.",
    "add, self, is raised by 3.",
    "set, self, is 3.",
  })
  void onlySumsAndProductsAreOfEach(String how, String scope, String said) {
    assertThat(sentence("by: 3, how: " + how + ", for each: " + scope)).contains("attack " + said);
  }

  @ParameterizedTest
  @CsvSource({
    "add, by 3 for each of your units if the target's health is above 1.",
    "set, 'is 3 if there are any of your units, and if the target''s health is above 1.'",
  })
  void aConditionIsSaidBesideThem(String how, String said) {
    String test = ", for each: own units, if: health of target > 1";
    assertThat(sentence("by: 3, how: " + how + test)).contains(said);
  }

  @ParameterizedTest
  @CsvSource({
    "for each: rivals, its attack is raised by 3 for each rival of the opponent.",
    "'for each: rivals, how: set', its attack is 3 if there is any rival of the opponent.",
    "of: rivals, the attack of rivals of the opponent is raised by 3.",
    "of: all, the attack of cards in play is raised by 3.",
    "of: enemy units, the attack of enemy units is raised by 3.",
  })
  void whoseTheyAreIsSaidWhereTheNameOfTheScopeDoesNot(String scope, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "scopes:\n", "scopes:\n  rivals: {kinds: [unit], whose: enemy}\n")
            .edit("cards.yaml", CHANGE, "{changes: attack, by: 3, " + scope + ", name");
    assertThat(edited.sentenceOf("flame-caller")).contains(said);
  }

  @ParameterizedTest
  @CsvSource({
    "'changes: hearth, of: foes, by: -1', the hearth of the foe is lowered by 1.",
    "'changes: attack, by: 1, for each: foes', its attack is raised by 1 for each foe."
  })
  void playersAreNotSaidToBeOfTheOpponent(String change, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("game.yaml", "scopes:\n", "scopes:\n  foes: {kinds: [player], whose: enemy}\n")
            .edit("cards.yaml", CHANGE, "{" + change + ", name");
    assertThat(edited.sentenceOf("flame-caller")).contains(said);
  }

  private static String sentence(String does) {
    return new EditedGame("ember-vale")
        .edit("cards.yaml", CHANGE, "{changes: attack, " + does + ", name")
        .sentenceOf("flame-caller");
  }
}
