package dev.runesheet.game.tcgpocket.authoring;

import static dev.runesheet.game.tcgpocket.authoring.WrittenCards.found;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that do nothing, or lack what they are used with, are found. */
class IdleCardsTest {

  @ParameterizedTest
  @CsvSource({"item, an item", "supporter, a supporter", "stadium, a stadium"})
  void aTrainerWithoutEffectsDoesNothing(String kind, String found) {
    String card = "{\"cards\": {\"two\": {\"kind\": \"" + kind + "\", \"name\": \"Two\"}}}";
    assertThat(WrittenCards.findings(card))
        .singleElement()
        .asString()
        .contains("#/cards/two", "RS131", "found " + found + " without effects");
  }

  @Test
  void anAttackWithoutDamageAndEffectsDoesNothing() {
    assertThat(found(", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"R\"}]"))
        .singleElement()
        .asString()
        .contains("#/cards/one/attacks/0: warning RS131", "an attack without damage and effects");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"damage\": 20",
        "\"effects\": [{\"effect_id\": \"heal_self\", \"params\": {\"amount\": 10}}]"
      })
  void anAttackWithDamageOrAnEffectDoesSomething(String field) {
    assertThat(found(", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"R\", " + field + "}]"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"damge, RS007", "efects, RS007"})
  void anAttackWhoseFieldIsMisspeltIsToldOnlyThat(String field, String code) {
    assertThat(
            found(", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"R\", \"" + field + "\": 20}]"))
        .singleElement()
        .asString()
        .contains(code);
  }

  @ParameterizedTest
  @CsvSource({"One ex, false, 1", "One ex, true, 0", "One, true, 0", "Onex, false, 0"})
  void aPokemonThatIsCalledAnExIsOne(String name, boolean ex, int findings) {
    String card = WrittenCards.pokemon(", \"ex\": " + ex).replace("\"One\"", "\"" + name + "\"");
    assertThat(WrittenCards.findings("{\"cards\": {\"one\": " + card + "}}"))
        .hasSize(findings)
        .allMatch(one -> one.contains("#/cards/one/name: warning RS134"))
        .allMatch(one -> one.contains("'One ex', expected \"ex\": true"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " "})
  void aPrintingHasARarity(String rarity) {
    assertThat(found(", \"printings\": {\"A1 001\": \"" + rarity + "\"}"))
        .singleElement()
        .asString()
        .contains("#/cards/one/printings", "RS009", "printing 'A1 001' without a rarity");
  }

  @ParameterizedTest
  @CsvSource({"lightning, warning RS022", "fire,", "fier, RS018"})
  void whatAnAttackCostsIsOfATypeThatAnEnergyIsOf(String type, String told) {
    String attack = "{\"name\": \"%s\", \"cost\": \"RC\", \"damage\": 20}";
    String attacks = "[" + attack.formatted("Hit") + ", " + attack.formatted("Rap") + "]";
    String cards =
        """
        {"cards": {"fire": {"kind": "energy", "name": "Fire", "type": "%s"},
                   "lightning": {"kind": "energy", "name": "Lightning", "type": "lightning"},
                   "one": %s}}
        """
            .formatted(type, WrittenCards.pokemon(", \"attacks\": " + attacks));
    List<String> found = WrittenCards.findings(cards);
    if (told == null) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found).singleElement().asString().contains(told);
    }
  }
}
