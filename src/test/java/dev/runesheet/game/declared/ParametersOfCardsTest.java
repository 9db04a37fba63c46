package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a card's parameter makes of a template is told at the parameter. */
@Tag("thorough")
class ParametersOfCardsTest {

  private static final String FIRE = "\"attacker.type == fire\"";

  /** The findings if the condition of Fireproofing is another one. */
  private static List<Diagnostic> fireproofing(String condition) {
    String card = EditedGame.part("tcg-pocket", "cards/made-up.json", "Fireproofing", FIRE);
    return new EditedGame("tcg-pocket")
        .edit("cards/made-up.json", card, card.replace(FIRE, '"' + condition + '"'))
        .findingsTogether();
  }

  /** The findings if Fireproofing changes the damage otherwise. */
  private static List<Diagnostic> fireproofing(String how, int value) {
    String card = EditedGame.part("tcg-pocket", "cards/made-up.json", "Fireproofing", FIRE);
    String edited =
        card.replaceFirst("\"operation\": \"[a-z]+\"", "\"operation\": \"" + how + "\"")
            .replaceFirst("\"value\": -?[0-9]+", "\"value\": " + value);
    return new EditedGame("tcg-pocket").edit("cards/made-up.json", card, edited).findingsTogether();
  }

  @ParameterizedTest
  @CsvSource({
    "attacker.type == fire and attacker.type == water, its type is water",
    "attacker.damage > 40 and attacker.damage < 30, its damage is below 30",
    "attacker.stage == basic and attacker.stage != basic, its stage is basic",
    "attacker.hp > 1000, hp' is always from 0 to 190"
  })
  void aConditionOfAStatusThatNothingFitsIsTheCards(String condition, String words) {
    assertThat(fireproofing(condition))
        .singleElement()
        .asString()
        .contains("#/cards/made-up-fireproofing/effects/0/params/condition", "RS092", words);
  }

  @ParameterizedTest
  @CsvSource({"add, 0, added to", "multiply, 1, multiplied with"})
  void anAmountOfAModifierForTurnsThatChangesNothingIsFound(String how, int value, String words) {
    assertThat(fireproofing(how, value))
        .singleElement()
        .asString()
        .contains("#/cards/made-up-fireproofing/effects/0/params/value: warning RS131")
        .contains("found '" + value + "', which " + words + " 'damage taken'");
  }

  @ParameterizedTest
  @CsvSource({"add, 1", "multiply, 0", "set, 0", "set, 1", "min, 0", "max, 1"})
  void anAmountOfAModifierForTurnsThatChangesSomethingIsRight(String how, int value) {
    assertThat(fireproofing(how, value)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "attacker.type == fire and attacker.type == water, RS092",
    "attacker.hp > 1000, RS092"
  })
  void aConditionOfAnAbilityThatNothingFitsIsToldThere(String condition, String code) {
    assertThat(
            new EditedGame("tcg-pocket")
                .edit("cards/made-up.json", FIRE, '"' + condition + '"')
                .findingsTogether())
        .singleElement()
        .asString()
        .contains("#/cards/made-up-asbestos/abilities/0/params/condition", code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "names": ["Golem", "Onix"] | "names": ["Erika", "Onix"] | a1-224/effects/0/params/names
          "names": ["Muk", "Weezing"] | "names": ["Erika", "Muk"] | a1-222/effects/0/params/names
          50, "name": "Nidoking"} | 50, "name": "Erika"} | a1-168/attacks/0/effects/0/params/name
          "name": "Nidoran♂"} | "name": "Erika"} | a1-166/attacks/0/effects/0/params/name
          "names": ["Ninetales", | "names": ["Erika", | a1-221/effects/0/params/names
          """)
  void theNameOfACardOfAnotherKindIsToldWhereTheCardSaysIt(String from, String to, String place) {
    assertThat(new EditedGame("tcg-pocket").edit("cards/genetic-apex.json", from, to).findings())
        .singleElement()
        .asString()
        .contains("#/cards/" + place + ":", "RS022", "'Erika' (supporter)", "one of Abra");
  }

  @ParameterizedTest
  @CsvSource({"attacker.name == Erika", "defender.name != Erika", "attacker.name == Mars"})
  void aConditionOfDamageThatNamesNoPokemonIsFound(String condition) {
    assertThat(
            new EditedGame("tcg-pocket")
                .edit("cards/made-up.json", FIRE, '"' + condition + '"')
                .findings())
        .singleElement()
        .asString()
        .contains("#/cards/made-up-asbestos/abilities/0/params/condition", "expected one of Abra");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"stacking_key\": \"phalanx\"", "\"scope\": \"opponent_bench\""})
  void aTriggerThatOnlyListsAnEffectIsNotTheCards(String field) {
    assertThat(
            new EditedGame("tcg-pocket")
                .edit("cards/made-up.json", field, field + ", \"trigger\": \"on_knockout\"")
                .findings())
        .singleElement()
        .asString()
        .contains("/abilities/0/trigger: error RS211", "leaves no choice of it");
  }

  @Test
  void aDurationInWhichAnEffectDoesNothingIsFound() {
    String prevents = "{\"effect_id\": \"prevent_attack\"";
    assertThat(
            new EditedGame("tcg-pocket")
                .edit("cards/genetic-apex.json", prevents, prevents + ", \"duration\": 0")
                .findings())
        .singleElement()
        .asString()
        .contains("/duration: error RS010", "found 0", "from 1 to 99");
  }

  @Test
  void aNameThatStandsInAListTwiceIsFoundAtTheSecond() {
    assertThat(
            new EditedGame("tcg-pocket")
                .edit(
                    "cards/genetic-apex.json",
                    "\"Rapidash\", \"Magmar\"]",
                    "\"Rapidash\", \"Rapidash\"]")
                .findings())
        .singleElement()
        .asString()
        .contains("a1-221/effects/0/params/names/2: error RS008", "'Rapidash'");
  }
}
