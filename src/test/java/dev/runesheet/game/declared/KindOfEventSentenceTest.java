package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kind of card that an event must be about stands in the clause of the event. */
class KindOfEventSentenceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "enemy | kind of subject is unit | When a unit of the opponent leaves play, deal 1 damage",
        "ally | kind of subject is unit | When another unit of yours leaves play, deal 1 damage",
        "other | kind of subject is spell | When another spell leaves play, deal 1 damage",
        "any | kind of subject is unit | When a unit leaves play, deal 1 damage",
        "enemy | kind of subject is unit and attack of subject > 2"
            + " | When a unit of the opponent leaves play: if that card's attack is above 2, deal",
        "enemy | kind of subject is unit or embers of owner > 2"
            + " | When one of the opponent's cards leaves play: if",
      })
  void theConditionOfItsKindIsNotSaidAgain(String whose, String condition, String said) {
    String written = EditedGame.part("ember-vale", "cards.yaml", "soot-witch:", "subject is unit");
    String edited =
        written
            .replace("whose: enemy", "whose: " + whose)
            .replace("kind of subject is unit", condition);
    EditedGame game = new EditedGame("ember-vale").edit("cards.yaml", written, edited);
    assertThat(game.sentenceOf("soot-witch")).startsWith(said);
  }
}
