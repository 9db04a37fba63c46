package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers of a card to what only the use of an ability raises about its own card. */
class UsersOfAbilitiesTest {

  @ParameterizedTest
  @CsvSource({"own, false, 1", "own, true, 0", "team, false, 0", "opponent, false, 0"})
  void aPokemonWithoutAttacksNeverAnswersItsOwn(String whose, boolean attacks, int findings) {
    String card =
        """
        "cards": {"odd": {"name": "Odd", "kind": "pokemon", "type": "fire", "hp": 60, %s
          "abilities": [{"name": "Rage", "effect_id": "when_attacking", "params":
            {"whose": "%s", "effects": [{"effect_id": "draw_cards", "params": {"count": 1}}]}}]},
        """
            .formatted(
                attacks
                    ? "\"attacks\": [{\"name\": \"Hit\", \"cost\": \"R\", \"damage\": 20}],"
                    : "",
                whose);
    assertThat(
            new EditedGame("tcg-pocket")
                .edit("cards/made-up.json", "\"cards\": {", card)
                .findingsTogether())
        .hasSize(findings)
        .allMatch(
            one -> one.toString().contains("#/cards/odd/abilities/0/effect_id: warning RS073"))
        .allMatch(one -> one.toString().contains("'attacks', which is never about 'odd' itself"));
  }
}
