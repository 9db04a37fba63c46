package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences count what a number is of. */
class CountedNounsTest {

  @ParameterizedTest
  @CsvSource({
    "1, gain 1 ember.",
    "2, gain 2 embers.",
    "-1, lose 1 ember.",
    "-2, lose 2 embers.",
    "count of own board, gain 1 ember for each",
  })
  void aNumberOfOneHasTheSingular(String delta, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit("cards.yaml", "stat: embers, delta: 1}", "stat: embers, delta: " + delta + "}");
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @ParameterizedTest
  @CsvSource({"health, 1 health", "focus, 1 focus", "class, 1 class", "basis, 1 basis"})
  void whatIsNoPluralStaysAsItIs(String stat, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "embers: 0, hearth: 0",
                "embers: 0, hearth: 0, focus: 0, class: 0, basis: 0")
            .edit("cards.yaml", "stat: embers, delta: 1}", "stat: " + stat + ", delta: 1}");
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }

  @ParameterizedTest
  @CsvSource({"own, your knights.", "enemy, all knights of the opponent."})
  void aScopeWhoseNameDoesNotSayWhoseItsCardsAreIsSaidInFull(String whose, String said) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "game.yaml",
                "scopes:\n",
                "scopes:\n  knights: {kinds: [unit], zone: board, whose: " + whose + "}\n")
            .edit("cards.yaml", "embers, delta: 1}", "embers, delta: total attack of knights}");
    assertThat(edited.sentenceOf("ember-smith")).contains(said);
  }
}
