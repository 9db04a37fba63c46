package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of a stadium that need a place, or an attack, which it never has. */
@Tag("thorough")
class IdleStadiumsTest {

  private static EditedGame stadium(String effect) {
    String card = "\"moor\": {\"name\": \"Moor\", \"kind\": \"stadium\", \"effects\": [" + effect;
    return new EditedGame("tcg-pocket")
        .edit("cards/made-up.json", "\"cards\": {", "\"cards\": {" + card + "]},");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "when_attacking", "params": {"effects": [{"effect_id": "draw_cards", "params": {"count": 1}}]} | RS073 | 'attacks', which is never about a stadium itself
          "supporter_lock"                                         | RS073 | 'active', where no stadium ever comes
          "auto_status", "params": {"status": "poisoned"}          | RS092 | 'its zone is active'
          "gust_basic"                                             | RS092 | 'its zone is active'
          """)
  void whatNeedsAPlaceOrAnAttackOfItsOwnIsFound(String effect, String code, String found) {
    assertThat(stadium("{\"effect_id\": " + effect + "}").findingsTogether())
        .singleElement()
        .asString()
        .contains("#/cards/moor/effects/0", "warning " + code, found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"team", "opponent", "any"})
  void attacksOfOthersAreAnswered(String whose) {
    String effect =
        "{\"effect_id\": \"when_attacking\", \"params\": {\"whose\": \""
            + whose
            + "\", \"effects\":"
            + " [{\"effect_id\": \"draw_cards\", \"params\": {\"count\": 1}}]}}";
    assertThat(stadium(effect).findingsTogether()).noneMatch(one -> one.code() == Code.NEVER_FIRES);
  }
}
