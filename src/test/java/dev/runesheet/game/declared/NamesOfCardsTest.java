package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Names by which people could not tell the cards of a declared game apart. */
class NamesOfCardsTest {

  private final EditedGame game = new EditedGame("ember-vale");

  @Test
  void aNameThatDiffersFromAnotherInItsCapitalsAloneIsFound() {
    game.edit("cards.yaml", "name: Ash Hound", "name: spark imp");

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("warning RS132", "ash-hound/name", "found 'spark imp'", "than spark-imp has")
        .contains("not only in its capitals");
  }

  @Test
  void blanksAroundANameAreFoundAtTheNameAlone() {
    game.edit("cards.yaml", "name: Ash Hound", "name: \"Ash Hound \"");

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("error RS024", "ash-hound/name", "a name without blanks around it");
  }
}
