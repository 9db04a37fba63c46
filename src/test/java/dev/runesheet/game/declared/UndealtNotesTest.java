package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines that count the damage of an attack which does none. */
class UndealtNotesTest {

  private static final String BONUS =
      ", {\"effect_id\": \"damage_per_heads\", \"params\": {\"amount\": 20, \"coins\": 2}}";

  @ParameterizedTest
  @CsvSource({"0, false, 1", "10, false, 0", "0, true, 0"})
  void healingByTheDamageOfAnAttackWithoutAnyIsFound(int damage, boolean bonus, int findings) {
    String card =
        """
        "cards": {"odd": {"name": "Odd", "kind": "pokemon", "type": "fire", "hp": 60, "attacks": [
          {"name": "Drain", "cost": "R", "damage": %d, "effects": [
            {"effect_id": "heal_damage_dealt"}%s]}]},
        """
            .formatted(damage, bonus ? BONUS : "");
    assertThat(
            new EditedGame("tcg-pocket")
                .edit("cards/made-up.json", "\"cards\": {", card)
                .findingsTogether())
        .hasSize(findings)
        .allMatch(one -> one.toString().contains("#/cards/odd/attacks/0/effects/0"))
        .allMatch(one -> one.toString().contains("warning RS131"))
        .allMatch(one -> one.toString().contains("deals by 'damage', or 'dealt' is 0"));
  }
}
