package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions on attacker or defender of the numbers that attacks and trainers change. */
class ConditionsOfGivenNumbersTest {

  @ParameterizedTest
  @CsvSource({
    "retreat.cost, false, 1",
    "retreat.cost, true, 1",
    "energy.grass.count, false, 1",
    "damage.dealt, false, 0",
    "damage.taken, true, 0"
  })
  void oneOfANumberThatNoDamageDependsOnIsFound(String target, boolean item, int findings) {
    String effects =
        "\"effects\": [{\"effect_id\": \"custom_modifier_for_turns\", \"scope\":"
            + " \"opponent_all\", \"duration\": 2, \"params\": {\"target\": \""
            + target
            + "\", \"operation\": \"add\", \"value\": 2, \"condition\": \"attacker.type =="
            + " grass\"}}]";
    String fields =
        item
            ? "\"kind\": \"item\", " + effects
            : "\"kind\": \"pokemon\", \"type\": \"fire\", \"hp\": 60, \"attacks\": [{\"name\":"
                + " \"Hit\", \"cost\": \"R\", \"damage\": 20, "
                + effects
                + "}]";
    String card = "\"cards\": {\"odd\": {\"name\": \"Odd\", " + fields + "},";
    assertThat(
            new EditedGame("tcg-pocket")
                .edit("cards/made-up.json", "\"cards\": {", card)
                .findings())
        .hasSize(findings)
        .allMatch(one -> one.toString().contains("#/cards/odd/"))
        .allMatch(one -> one.toString().contains("RS073"))
        .allMatch(one -> one.toString().contains("which no calculation asks for"));
  }
}
