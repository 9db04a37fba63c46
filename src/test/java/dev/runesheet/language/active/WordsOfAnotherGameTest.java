package dev.runesheet.language.active;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.word.HolderScope;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effect types are written in whatever words a game has for its cards. */
class WordsOfAnotherGameTest {

  private static final CardWords KNIGHTS =
      new CardWords(
          List.of(CardWords.ABILITY, CardWords.ATTACK, "spell"),
          List.of("continuous", "at_dawn"),
          Map.of(HolderScope.SELF, "this knight", "mates", "your other knights"),
          Map.of("metal", List.of("iron", "gold")),
          new CostLetters("price", Map.of(), "gold", 9),
          new CardWords.Conditions(
              Map.of("armour", List.of("iron", "gold"), "brave", CardWords.Conditions.MARK),
              List.of("might")));

  private static final String TYPES =
      """
      scopes: {mates: own others}
      roles: {attacker: self, defender: target}
      attack:
        - {do: strike, amount: $total}
      effect types:
        forge:
          says: forge $metal
          in: [spell]
          params: {metal: {doc: Which., type: metal}}
          then:
            - {do: forge, what: $metal}
        ransom:
          says: this attack does its price
          in: [attack]
          damage: $price * 2
        brace:
          says: $scope are stronger$when
          in: [ability]
          params:
            when: {doc: When., type: modifier condition, left out: "", says: {any: " if $value"}}
          stays: {trigger: at_dawn, scope: mates}
          effects:
            - {changes: might, of: $scope, trigger: $trigger, if: $when}
      """;

  private final Diagnostics findings = new Diagnostics();

  private EffectTypes types(String file) {
    EffectType.File read =
        EffectTypes.read(KNIGHTS, EntryLists.NONE, "types.yaml", file, findings).orElseThrow();
    new EffectTypeCheck(KNIGHTS, read).check(findings);
    return new EffectTypes(KNIGHTS, read, List.of());
  }

  private List<EffectUse> uses(EffectTypes types, String written) {
    JsonValue list = JsonDocument.parse("use", "[" + written + "]", findings).orElseThrow().root();
    return types.uses(list);
  }

  private LoweredEffects lowered(String home, Map<String, Integer> cost, String use) {
    EffectTypes types = types(TYPES);
    return new EffectLowering(types).lower(uses(types, use), home, "One", cost);
  }

  @Test
  void itsListsAreTypesOfParameters() {
    String use = "{\"effect_id\": \"forge\", \"params\": {\"metal\": \"gold\"}}";
    assertThat(lowered("spell", Map.of(), use).then())
        .singleElement()
        .extracting(line -> line.node().toString())
        .isEqualTo("{\"do\":\"forge\",\"what\":\"gold\"}");
    EffectTypes types = types(TYPES);
    assertThat(new EffectText(types).sentence(uses(types, use))).isEqualTo("Forge Gold.");
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void itsNumbersOfACostStandInFormulas() {
    String use = "{\"effect_id\": \"ransom\"}";
    assertThat(lowered(CardWords.ATTACK, Map.of("price", 3), use).damage()).hasValue("3 * 2");
  }

  @Test
  void itsScopesAndPropertiesAreSaidAndLowered() {
    String use =
        "{\"effect_id\": \"brace\", \"params\":"
            + " {\"when\": \"attacker.brave == no or defender.might > 3\"}}";
    assertThat(lowered(CardWords.ABILITY, Map.of(), use).effects())
        .singleElement()
        .extracting(line -> line.node().toString())
        .isEqualTo(
            "{\"changes\":\"might\",\"of\":\"own others\",\"trigger\":\"at_dawn\","
                + "\"if\":\"(brave of self is not yes or might of target > 3)\"}");
    EffectTypes types = types(TYPES);
    assertThat(new EffectText(types).sentence(uses(types, use)))
        .startsWith(
            "Your other knights are stronger if the attacker is not brave or the might of the"
                + " defender is above 3");
    assertThat(findings.all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "attacker.armour == iron | the armour of the attacker is Iron",
        "not (attacker.armour == iron and defender.brave == yes)"
            + " | the armour of the attacker is not Iron or the defender is not brave",
        "attacker.might >= 3 and (defender.might < 2 or defender.brave == yes)"
            + " | the might of the attacker is at least 3 and (the might of the defender is below 2"
            + " or the defender is brave)"
      })
  void conditionsOfModifiersAreSaidInWords(String condition, String said) {
    EffectTypes types = types(TYPES);
    String use = "{\"effect_id\": \"brace\", \"params\": {\"when\": \"" + condition + "\"}}";
    assertThat(new EffectText(types).sentence(uses(types, use))).contains(" if " + said);
  }

  @Test
  void conditionsOfModifiersAreFormulas() {
    EffectTypes types = types(TYPES);
    String condition =
        "attacker.armour == iron and not (defender.might < 5 or defender.name != \"Sir X\")";
    assertThat(types.condition(condition, List.of()).formula(types.file().roles()))
        .isEqualTo(
            "(armour of self is iron and"
                + " not ((might of target < 5 or name of target is not \"Sir X\")))");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "in: [spell] | in: [trainer] | expected one of ability, attack, spell",
        "at_dawn | at_dusk | expected one of continuous, at_dawn",
        "type: metal | type: metl | did you mean 'metal'?",
        "$price | $pric | did you mean 'price'?",
      })
  void whatIsNoWordOfItIsFound(String right, String wrong, String expected) {
    types(TYPES.replace(right, wrong));
    assertThat(findings.all())
        .singleElement()
        .extracting(Object::toString)
        .asString()
        .contains(expected);
  }

  @Test
  void anEffectInAnotherHomeIsToldWithTheHome() {
    lowered(CardWords.ABILITY, Map.of(), "{\"effect_id\": \"ransom\"}");
    assertThat(findings.all().toString())
        .contains(
            "'ransom' in an ability, expected an effect type for it; this one stands in attack");
  }
}
