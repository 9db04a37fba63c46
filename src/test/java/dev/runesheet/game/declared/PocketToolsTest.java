package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is found in made-up Tools of TCG Pocket, whose effects are those of a Pokémon. */
@Tag("thorough")
class PocketToolsTest {

  private static List<String> found(String effects) {
    String card = "\"moor\": {\"name\": \"Moor\", \"kind\": \"tool\", \"effects\": [" + effects;
    EditedGame game =
        new EditedGame("tcg-pocket")
            .edit("cards/made-up.json", "\"cards\": {", "\"cards\": {" + card + "]},");
    List<Diagnostic> alone = game.findings();
    return (alone.isEmpty() ? game.findingsTogether() : alone)
        .stream().map(EditedGame::told).toList();
  }

  @Test
  void aToolWithoutEffectsIsFound() {
    assertThat(found(""))
        .containsExactly(
            "RS131 | data/tcg-pocket/cards/made-up.json | cards/moor/effects | a Tool without"
                + " effects | -");
  }

  @Test
  void anEffectThatIsDoneAtOnceIsFound() {
    assertThat(found("{\"effect_id\": \"draw_cards\", \"params\": {\"count\": 1}}"))
        .containsExactly(
            "RS211 | data/tcg-pocket/cards/made-up.json | cards/moor/effects/0/effect_id |"
                + " draw_cards of a Tool | -");
  }

  @Test
  void whatNeedsAPlaceOrAnAttackOfThePokemonIsRight() {
    assertThat(
            found(
                "{\"effect_id\": \"when_attacking\", \"params\": {\"effects\": [{\"effect_id\":"
                    + " \"auto_status\", \"params\": {\"status\": \"poisoned\"}}]}},"
                    + " {\"effect_id\": \"supporter_lock\"}"))
        .isEmpty();
  }

  @Test
  void aScopeWithoutTheNumberIsFound() {
    assertThat(
            found(
                "{\"effect_id\": \"damage_reduction\", \"params\": {\"amount\": 10}, \"scope\":"
                    + " \"player\"}"))
        .containsExactly(
            "RS014 | data/tcg-pocket/cards/made-up.json | cards/moor/effects/0/scope | scope"
                + " player, which is a player without damage taken | -");
  }
}
