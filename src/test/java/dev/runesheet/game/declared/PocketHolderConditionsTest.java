package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions of a modifier on the Pokémon that has it, whose words are printed. */
@Tag("thorough")
class PocketHolderConditionsTest {

  private static final String CARDS = "cards/made-up.json";
  private static final String TAKEN = "\"target\": \"damage.taken\"";
  private static final String TEST = "\"condition\": \"attacker.type == fire\"";

  private static EditedGame game(String target, String condition) {
    return new EditedGame("tcg-pocket")
        .edit(CARDS, TAKEN, "\"target\": \"" + target + "\"")
        .edit(CARDS, TEST, "\"condition\": \"" + condition + "\"");
  }

  @ParameterizedTest
  @CsvSource({
    "damage.taken, defender.type == fire, metal",
    "damage.taken, defender.type != metal, metal",
    "damage.taken, attacker.type == fire and defender.type == water, metal",
    "damage.dealt, attacker.type == fire, metal",
    "damage.taken, defender.stage == stage_2, basic"
  })
  void oneThatItsHolderNeverFulfilsIsFound(String target, String condition, String word) {
    assertThat(game(target, condition).findings())
        .singleElement()
        .asString()
        .contains("RS092", "params/condition", "'" + word + "', which it always is");
  }

  @ParameterizedTest
  @CsvSource({
    "damage.taken, defender.type == metal",
    "damage.taken, defender.type != fire",
    "damage.taken, attacker.type == fire",
    "damage.dealt, defender.type == fire"
  })
  void oneThatItFulfilsOrIsNotAboutItIsAccepted(String target, String condition) {
    assertThat(game(target, condition).findings()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }

  @ParameterizedTest
  @CsvSource({"team_all", "opponent_active"})
  void ofOthersInItsScopeNothingIsSaid(String scope) {
    EditedGame game = game("damage.taken", "defender.type == fire");
    game.edit(
        CARDS,
        "\"effect_id\": \"custom_modifier\"",
        "\"scope\": \"" + scope + "\", \"effect_id\": \"custom_modifier\"");

    assertThat(game.findings()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }

  @Test
  void aConditionThatAnEffectTypeHasForAllItsCardsIsLeftAlone() {
    String type = "{changes: damage taken, by: -$amount, of: $scope,";
    EditedGame game = new EditedGame("tcg-pocket");
    game.edit("effect-types.yaml", type, type + " if: type of target is dragon,");

    assertThat(game.findings()).noneMatch(one -> one.code() == Code.IMPOSSIBLE);
  }
}
