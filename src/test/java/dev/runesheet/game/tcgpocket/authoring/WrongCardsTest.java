package dev.runesheet.game.tcgpocket.authoring;

import static dev.runesheet.game.tcgpocket.authoring.WrittenCards.found;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.language.active.EffectTypeCheck;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong in cards is found at its place, with what was meant. */
class WrongCardsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"effect_id\": \"heal_sefl\", \"params\": {\"amount\": 10}} | effect_id | RS210"
            + " | did you mean 'heal_self'?",
        "{\"effect_id\": \"heal_self\"} | | RS006 | the field 'amount'",
        "{\"effect_id\": \"heal_self\", \"params\": {\"amout\": 10}} | params/amout | RS007"
            + " | did you mean 'amount'?",
        "{\"effect_id\": \"heal_self\", \"params\": {\"amount\": \"ten\"}} | params/amount | RS005"
            + " | expected a whole number from 10 to 200",
        "{\"effect_id\": \"heal_self\", \"params\": {\"amount\": 5}} | params/amount | RS010"
            + " | expected from 10 to 200",
        "{\"effect_id\": \"heal_self\", \"params\": {\"amount\": 10}, \"duration\": 1} | duration"
            + " | RS211 | leaves no choice of it",
        "{\"effect_id\": \"damage_reduction\", \"params\": {\"amount\": 10}} | effect_id | RS211"
            + " | this one stands in ability",
        "{\"effect_id\": \"coin_flip\", \"params\": {\"heads\": [{\"effect_id\": \"heal\"}]}}"
            + " | params/heads/0/effect_id | RS210 | found 'heal'",
        "{\"effect_id\": \"coin_flip\", \"params\": {\"heads\": []}} | effect_id | RS131"
            + " | expected effects in one of heads, tails",
        "{\"effect_id\": \"damage_per_bench\", \"params\": {\"amount\": 1, \"names\": [\"Onne\"]}}"
            + " | params/names/0 | RS022 | did you mean 'One'?",
        "{\"effect_id\": \"damage_per_heads\", \"params\": {\"amount\": 1}}, {\"effect_id\":"
            + " \"damage_per_heads\", \"params\": {\"amount\": 2}} | ~1/effect_id | RS211"
            + " | a second effect in place of the printed damage",
        "{\"effect_id\": \"damage_per_heads\", \"params\": {\"amount\": 1}}, {\"effect_id\":"
            + " \"coin_flip\", \"params\": {\"tails\": [{\"effect_id\": \"damage_per_heads\","
            + " \"params\": {\"amount\": 2}}]}} | ~1/params/tails/0/effect_id | RS211"
            + " | a second effect in place of the printed damage",
        "{\"effect_id\": \"coin_flip\", \"params\": {\"tails\": [{\"effect_id\":"
            + " \"damage_per_heads\", \"params\": {\"amount\": 2}}]}}, {\"effect_id\":"
            + " \"damage_per_heads\", \"params\": {\"amount\": 1}} | ~1/effect_id | RS211"
            + " | a second effect in place of the printed damage",
        "{\"effect_id\": \"damage_by_heads\"}, {\"effect_id\": \"coin_flip\", \"params\":"
            + " {\"heads\": [{\"effect_id\": \"damage_times\", \"params\": {\"times\": 2}}]}}"
            + " | ~1/params/heads/0/effect_id | RS211"
            + " | 'damage_times' where the damage before it depends on chance",
        "{\"effect_id\": \"coin_flip\", \"params\": {\"heads\": [{\"effect_id\":"
            + " \"damage_per_heads\", \"params\": {\"amount\": 2}}, {\"effect_id\":"
            + " \"damage_times\", \"params\": {\"times\": 2}}]}}"
            + " | params/heads/1/effect_id | RS211 | expected an effect that adds to the damage",
        "{\"effect_id\": \"damage_by_heads\"}, {\"effect_id\": \"damage_twice\"}"
            + " | ~1/effect_id | RS211 | expected an effect with '$total' once in its formula",
        "{\"effect_id\": \"coin_flip\", \"params\": {\"heads\": [{\"effect_id\":"
            + " \"damage_times\", \"params\": {\"times\": 2}}]}}, {\"effect_id\":"
            + " \"damage_per_heads\", \"params\": {\"amount\": 1}} | ~1/effect_id | RS211"
            + " | expected it before that effect",
        "{\"effect_id\": \"coin_flip\", \"params\": {\"heads\": [{\"effect_id\":"
            + " \"damage_bonus\", \"params\": {\"amount\": 2}}, {\"effect_id\": \"heal_self\","
            + " \"params\": {\"amount\": 10}}]}} | effect_id | RS211"
            + " | or 'notes' in the file of effect types"
      })
  void effectsOfAttacks(String effect, String place, String code, String words) {
    String pointer =
        place != null && place.startsWith("~")
            ? "#/cards/one/attacks/0/effects/" + place.substring(1)
            : "#/cards/one/attacks/0/effects/0" + (place == null ? "" : "/" + place);
    String attacks =
        ", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"R\", \"effects\": [" + effect + "]}]";
    assertThat(found(attacks)).singleElement().asString().contains(pointer, code, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "damage_reduction | \"scope\": \"team_al\" | scope | RS014 | did you mean 'team_all'?",
        "damage_reduction | \"trigger\": \"on_damage\" | trigger | RS013 | did you mean",
        "damage_reduction | \"stacking_mode\": \"sum\" | stacking_mode | RS018 | additive",
        "damage_reduction | \"trigger\": \"on_knockout\" | trigger | RS211 | leaves no choice of"
            + " it",
        "damage_reduction | \"uses_per_turn\": 1 | uses_per_turn | RS211 | holds as long as",
        "damage_reduction | \"duration\": -1 | duration | RS010 | expected from 0",
        "at_turn_end | \"params\": {\"effects\": []} | params/effects | RS009 | found no effect",
        "at_turn_end | \"params\": {\"effects\": [{\"effect_id\": \"damage_reduction\","
            + " \"params\": {\"amount\": 1}}]} | params/effects/0/effect_id | RS211"
            + " | 'damage_reduction' within another effect",
        "suppress_abilities | \"scope\": \"self\" | scope | RS215 | expected all_pokemon",
        "custom_modifier | \"params\": {\"target\": \"damage.takn\"} | params/target | RS015"
            + " | did you mean 'damage.taken'?",
        "custom_modifier | \"params\": {\"target\": \"damage.taken\","
            + " \"condition\": \"attacker.colour = red\"} | params/condition | RS212"
            + " | found 'colour' at character 10, expected one of",
        "custom_modifier | \"params\": {\"target\": \"damage.taken\","
            + " \"condition\": \"attacker.type = fire\"} | params/condition | RS212"
            + " | expected one of ==",
        "custom_modifier | \"params\": {\"target\": \"damage.taken\","
            + " \"condition\": \"attacker.type == fier\"} | params/condition | RS212"
            + " | did you mean 'fire'?",
        "custom_modifier | \"params\": {\"target\": \"damage.taken\","
            + " \"condition\": \"attacker.type == fire andd attacker.hp > 1\"}"
            + " | params/condition | RS212 | did you mean 'and'?",
        "custom_modifier | \"params\": {\"target\": \"damage.taken\","
            + " \"condition\": \"(attacker.type == fire orr attacker.hp > 1)\"}"
            + " | params/condition | RS212 | did you mean 'or'?",
        "custom_modifier | \"params\": {\"target\": \"damage.taken\","
            + " \"condition\": \"attacker.type == fire or nott attacker.hp > 1\"}"
            + " | params/condition | RS212 | did you mean 'not'?",
        "custom_modifier | \"params\": {\"target\": \"damage.taken\","
            + " \"condition\": \"attacker.name == Onne\"} | params/condition | RS212"
            + " | did you mean 'One'?"
      })
  void effectsThatStay(String type, String field, String place, String code, String words) {
    String params =
        type.equals("damage_reduction") ? "\"params\": {\"amount\": 10}, " + field : field;
    String ability =
        ", \"abilities\": [{\"name\": \"A\", \"effect_id\": \"" + type + "\", " + params + "}]";
    assertThat(found(ability))
        .singleElement()
        .asString()
        .contains("#/cards/one/abilities/0/" + place, code, words);
  }

  @Test
  void aTriggerIsLeftOpenWhereATypeAnswersIt() {
    String ability = "{\"name\": \"A\", \"effect_id\": \"answers\", \"trigger\": \"on_attack\"}";
    assertThat(found(", \"abilities\": [" + ability + "]")).isEmpty();
  }

  @Test
  void oneKeyStacksInOneWay() {
    String ability =
        "{\"name\": \"A\", \"effect_id\": \"damage_reduction\", \"params\": {\"amount\": 10},"
            + " \"stacking_key\": \"shell\", \"stacking_mode\": \"%s\"}";
    String both =
        ", \"abilities\": ["
            + ability.formatted("additive")
            + ", "
            + ability.formatted("max_only")
            + "]";
    assertThat(found(both))
        .singleElement()
        .asString()
        .contains("abilities/1/stacking_mode", "RS214", "'max_only' for the key 'shell'");
  }

  @Test
  void aCardDoesNotEvolveFromItself() {
    String card =
        "\"%s\": {\"kind\": \"pokemon\", \"name\": \"%s\", \"type\": \"fire\", \"hp\": 60,"
            + " \"stage\": \"stage_1\", \"evolves_from\": \"%s\"}";
    String two =
        "{\"cards\": {"
            + card.formatted("a", "A", "B")
            + ", "
            + card.formatted("b", "B", "A")
            + "}}";
    assertThat(WrittenCards.findings(two))
        .singleElement()
        .asString()
        .contains("evolves_from", "RS213", "A from B from A");
  }

  @Test
  void whatACardEvolvesFromExistsAndIsOfTheStageBelow() {
    String from = ", \"stage\": \"stage_2\", \"evolves_from\": \"%s\"";
    assertThat(found(from.formatted("Onn")))
        .singleElement()
        .asString()
        .contains("RS022", "did you mean 'One'?");
    assertThat(found(", \"evolves_from\": \"One\""))
        .first()
        .asString()
        .contains("RS213", "stage basic with evolves_from");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stage_1 | Misty | 'Misty', which never lies where it could evolve, expected a Pokémon or"
            + " a",
        "stage_2 | Amber | stage_2 from basic, expected a card of the stage below stage_2",
        "stage_1 | Amber |"
      })
  void aCardEvolvesFromPokemonAndFossilsOfTheStageBelow(String stage, String from, String found) {
    String cards =
        """
        {"cards": {
          "m": {"kind": "supporter", "name": "Misty", "effects": [{"effect_id": "coin_flip"}]},
          "f": {"kind": "fossil", "name": "Amber", "hp": 40},
          "p": {"kind": "pokemon", "name": "P", "type": "fire", "hp": 60, "stage": "%s",
                "evolves_from": "%s"}}}
        """
            .formatted(stage, from);
    List<String> told =
        WrittenCards.findings(cards).stream().filter(one -> one.contains("evolves_from")).toList();
    if (found == null) {
      assertThat(told).isEmpty();
    } else {
      assertThat(told).singleElement().asString().contains("p/evolves_from", "RS213", found);
    }
  }

  @Test
  void namesThatAreToldForAnUnknownOneAreOfCardsFromWhichItCanEvolve() {
    String cards =
        """
        {"cards": {
          "m": {"kind": "supporter", "name": "Ambr", "effects": [{"effect_id": "coin_flip"}]},
          "f": {"kind": "fossil", "name": "Amber", "hp": 40},
          "p": {"kind": "pokemon", "name": "Amba", "type": "fire", "hp": 60, "stage": "stage_1",
                "evolves_from": "Ambrr"}}}
        """;
    assertThat(WrittenCards.findings(cards))
        .filteredOn(one -> one.contains("evolves_from"))
        .singleElement()
        .asString()
        .contains("RS022", "found 'Ambrr', expected Amber; did you mean 'Amber'?");
  }

  @Test
  void letterOfCostsIsOneOfThem() {
    assertThat(found(", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"RX\"}]"))
        .singleElement()
        .asString()
        .contains("attacks/0/cost", "'X' in 'RX'")
        .doesNotContain("did you mean");
    assertThat(found(", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"cPC\"}]"))
        .singleElement()
        .asString()
        .contains("'c' in 'cPC'", "did you mean 'CPC'?");
  }

  @Test
  void aCostHasNoMoreLettersThanAttacksCanCost() {
    String attack = ", \"attacks\": [{\"name\": \"Hit\", \"cost\": \"%s\", \"damage\": 10}]";
    assertThat(found(attack.formatted("C".repeat(CardSource.MOST_ENERGY)))).isEmpty();
    assertThat(found(attack.formatted("C".repeat(CardSource.MOST_ENERGY + 1))))
        .singleElement()
        .asString()
        .contains("attacks/0/cost", "RS010", "found 10 letters, expected at most 9");
  }

  @Test
  void aPlaceOfATemplateThatNothingFillsIsFoundAtItsType() {
    Diagnostics findings = new Diagnostics();
    String types =
        """
        attack: []
        effect types:
          heal:
            says: heals
            in: [attack]
            params: {amount: {doc: How much., type: number}}
            then:
              - {do: heal, amount: $amout}
        """;
    new EffectTypeCheck(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", types, findings)
                .orElseThrow())
        .check(findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("#/effect types/heal", "RS216", "did you mean 'amount'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          in: [attack], params: {n: {doc: n, type: number, min: 5, max: 4}}, damage: $n | params/n/min | RS010 | at most 4
          in: [attack], params: {n: {doc: n, type: number, max: 4, default: 9}}, damage: $n | params/n/default | RS010 | found 9
          in: [attack], params: {n: {doc: n, type: choice, words: {a: 1}, default: b}}, damage: $n | params/n/default | RS018 | 'b'
          in: [ability], damage: "1", then: [] | in | RS216 | 'attack', or no 'damage'
          in: [trainer], before: [], damage: "1", then: [] | in | RS216 | 'attack', or no 'before' and no 'damage'
          in: [attack], effects: [] | in | RS216 | 'ability', or no 'effects'
          in: [], before: [], damage: "1" | in | RS009 | ability
          in: [attack], damage: " " | damage | RS009 | a formula
          in: [ability], if: "", then: [] | if | RS009 | a test
          in: [ability] | | RS216 | does nothing
          in: [attack], params: {n: {doc: n, type: number}}, damage: "1" | params/n | RS155 | $n
          in: [ability], if: turn number = 1, effects: [] | if | RS216 | 'if' beside 'effects'
          in: [attack], if: turn number = 1, damage: $total + 1, then: [] | if | RS216 | 'if' beside 'damage'
          in: [ability], params: {n: {doc: n, type: choice, words: {a: 1}, if: {a: turn number = 1}}}, effects: [] | params/n/if | RS216 | 'if' beside 'effects'
          """)
  void anEffectTypeThatCannotBeIsFoundThereWhetherACardUsesItOrNot(
      String fields, String place, String code, String words) {
    Diagnostics findings = new Diagnostics();
    String types = "attack: []\neffect types:\n  odd: {says: x, " + fields + "}\n";
    new EffectTypeCheck(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", types, findings)
                .orElseThrow())
        .check(findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("#/effect types/odd" + (place == null ? "" : "/" + place), code, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          type: choice, words: {self: a, bench: b}, if: {bnch: d6 = 1} | if/bnch | RS018 | did you mean 'bench'?
          type: choice, words: {self: a, bench: b}, if: {any: d6 = 1} | if/any | RS018 | self, bench
          type: choice, words: {plus: a, times: b}, says: {pls: more, times: as much} | says/pls | RS018 | did you mean 'plus'?
          type: card name, left out: "", says: {any: x, noen: y}, as: $value | | |
          type: choice, words: {a: a}, says: {a: x, none: y} | says/none | RS018 | found 'none', expected one of a, any
          type: choice, words: {a: a}, left out: "", says: {a: x, none: y} | | |
          type: choice, words: {pls: a, times: b}, default: plus, says: {plus: x, times: y} | default | RS018 | 'pls'
          type: choice, words: {bnch: a, self: b}, says: {bench: x, self: y}, if: {bench: d6 = 1} | words/bnch | RS018 | did you mean 'bench'?
          type: number, min: 1, max: 5, says: {9: x} | says/9 | RS018 | found '9', expected a whole number from 1 to 5, or any
          type: number, says: {one: a card, any: x} | says/one | RS018 | found 'one', expected a whole number, or any
          type: decimal, max: 2, if: {3: d6 = 1} | if/3 | RS018 | found '3', expected a number up to 2
          type: number, says: {ny: x} | says/ny | RS018 | did you mean 'any'?
          type: status, says: {posioned: x} | says/posioned | RS018 | did you mean 'poisoned'?
          type: energy type, if: {fier: d6 = 1} | if/fier | RS018 | did you mean 'fire'?
          type: effects, says: {ny: x} | says/ny | RS018 | did you mean 'any'?
          type: effects, default: [], says: {any: x, none: y} | | |
          type: effects, if: {any: d6 = 1} | if/any | RS018 | a parameter of the type 'effects'
          type: flag, says: {"true": x, flase: y} | says/flase | RS018 | did you mean 'false'?
          type: number, min: 1, max: 3, says: {"1": one, "4": four} | says/4 | RS018 | found '4'
          type: number, min: 1, max: 3, says: {"1": one, "3": three} | | |
          type: decimal, max: 3, says: {"1.5": x} | | |
          type: number, words: {a: 1} | words | RS216 | no 'words'
          type: choice, words: {a: 1}, min: 1 | min | RS216 | no 'min'
          type: card name, join: " and " | join | RS216 | no 'join'
          type: effects, as: $value | as | RS216 | no 'as'
          type: choice | | RS009 | one word or more
          """)
  void whatAParameterSaysOfValuesThatItCannotHaveIsFoundThere(
      String fields, String place, String code, String words) {
    Diagnostics findings = new Diagnostics();
    String types =
        "attack: []\neffect types:\n  odd: {says: x, in: [trainer], then: [$n], "
            + "params: {n: {doc: n, "
            + fields
            + "}}}\n";
    new EffectTypeCheck(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", types, findings)
                .orElseThrow())
        .check(findings);
    if (code == null) {
      assertThat(findings.all()).isEmpty();
    } else {
      assertThat(findings.all())
          .singleElement()
          .asString()
          .contains("/odd/params/n" + (place == null ? "" : "/" + place) + ": ", code, words);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          says: adds $amout, in: [attack], params: {amount: {doc: n, type: number}}, damage: $amount | says | 'amout' | 'amount'
          says: adds $Amount, in: [attack], params: {amount: {doc: n, type: number}}, damage: $amount | says | 'Amount' | 'amount'
          says: does $nothing, in: [attack], damage: "1" | says | $nothing | the same for every effect
          says: $scop gains, in: [ability], stays: {}, effects: [] | says | 'scop' | 'scope'
          says: $n, in: [attack], params: {n: {doc: n, type: number, says: {any: $vale times}}}, damage: $n | params/n/says/any | 'vale' | 'value'
          says: x, because: none of $n, in: [ability], params: {n: {doc: n, type: number}}, then: [$n] | because | $n | the same for every effect
          says: x, in: [attack], params: {n: {doc: n, type: card name, as: 'it is $valu'}}, damage: $n | params/n/as | 'valu' | 'value'
          says: x, in: [attack], params: {n: {doc: n, type: card name, left out: 'it is $nam'}}, damage: $n | params/n/left out | 'nam' | 'name'
          says: x, in: [attack], params: {n: {doc: n, type: choice, words: {a: $m}}}, damage: $n | params/n/words/a | 'm' | expected one of
          says: x, in: [ability], stays: {stacking_key: k_$sulg}, effects: [] | stays/stacking_key | 'sulg' | 'slug'
          says: x, in: [attack], damage: $cost_fier | damage | 'cost_fier' | 'cost_fire'
          says: x, in: [trainer], then: [{do: $cost}] | then/0/do | 'cost' | expected one of
          says: x, in: [attack], then: [{do: give, effect: a $sulg}], statuses: {a $slug: {}} | then/0/effect | 'sulg' | 'slug'
          says: x, in: [attack], then: [], statuses: {a $sulg: {}} | statuses/a $sulg | 'sulg' | 'slug'
          says: x, in: [attack], damage: $value | damage | 'value' | expected one of
          """)
  void aPlaceThatNothingFillsIsFoundInEveryTemplateWhereItStands(
      String fields, String place, String found, String words) {
    Diagnostics findings = new Diagnostics();
    String types = "attack: []\neffect types:\n  odd:\n    " + block(fields) + "\n";
    new EffectTypeCheck(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", types, findings)
                .orElseThrow())
        .check(findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("#/effect types/odd/" + place + ": error RS216", found, words);
  }

  /** Fields of a flow mapping, each on a line of its own. */
  private static String block(String fields) {
    return fields.replaceAll(
        ", (in|params|then|damage|because|stays|effects|statuses):", "\n    $1:");
  }

  @Test
  void aPlaceInTheLinesOfTheDamageThatNothingFillsIsFoundThere() {
    Diagnostics findings = new Diagnostics();
    String types =
        "attack: [{do: deal, amount: $totl}]\nwithin: [{do: add, delta: $mor}]\neffect types: {}\n";
    new EffectTypeCheck(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", types, findings)
                .orElseThrow())
        .check(findings);
    assertThat(findings.all()).hasSize(2);
    assertThat(findings.toString())
        .contains("#/attack/0/amount: error RS216", "'total'?")
        .contains("#/within/0/delta: error RS216", "'more'?");
  }

  @Test
  void aParameterWhoseNameEndsInADigitHasItsPlace() {
    Diagnostics findings = new Diagnostics();
    String types =
        """
        attack: []
        effect types:
          odd:
            says: does $part2
            in: [attack]
            params: {part2: {doc: How much., type: number}}
            damage: $part2
        """;
    new EffectTypeCheck(
            ShippedWords.CARDS,
            EffectTypes.read(ShippedWords.CARDS, ShippedWords.LISTS, "types.yaml", types, findings)
                .orElseThrow())
        .check(findings);
    assertThat(findings.all()).isEmpty();
  }
}
