package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The conditions of effect types hold wherever an effect stands, and each says its own reason. */
class ConditionsOfEffectsTest {

  private static final String CARDS =
      """
      "cards": {
        "watt": {"name": "Watt", "kind": "pokemon", "type": "water", "hp": 300, "attacks": [
          {"name": "Hit", "cost": "C", "damage": 10, "effects": [ATTACH]},
          {"name": "Flip", "cost": "C", "damage": 10, "effects": [
            {"effect_id": "coin_flip", "params": {"heads": [
              {"effect_id": "damage_bonus", "params": {"amount": 10}}, ATTACH]}}]},
          {"name": "Swap", "cost": "C", "damage": 10, "effects": [
            {"effect_id": "switch_self"}, ATTACH]}]},
        "flare": {"name": "Flare", "kind": "pokemon", "type": "fire", "hp": 300, "attacks": [
          {"name": "Hit", "cost": "C", "damage": 10, "effects": [ATTACH]}]},
        "winds": {"name": "Winds", "kind": "item", "effects": [
          {"effect_id": "switch_out_opponent"},
          {"effect_id": "return_active_to_hand", "params": {"names": ["Bulbasaur"]}}]},
        "withdrawal": {"name": "Withdrawal", "kind": "item", "effects": [
          {"effect_id": "return_active_to_hand", "params": {"names": ["Bulbasaur"]}},
          {"effect_id": "move_all_energy_to_active", "params":
            {"energy_type": "fire", "names": ["Bulbasaur"]}}]},
      """
          .replace(
              "ATTACH",
              "{\"effect_id\": \"energy_acceleration\", \"params\":"
                  + " {\"energy_type\": \"fire\", \"target\": \"active\"}}");

  private static final String HEADS = "chance: [1], ";

  private static RuleBook book;

  @BeforeAll
  static void build() {
    Diagnostics findings = new Diagnostics();
    EditedGame edited =
        new EditedGame("tcg-pocket").edit("cards/made-up.json", "\"cards\": {", CARDS);
    book = Packs.build("tcg-pocket", edited, findings);
    assertThat(findings.all()).isEmpty();
  }

  private static void holds(String mine, String others, String when, String then) {
    String text =
        """
        game: tcg-pocket
        scenarios:
          - name: a
            given: {turn: 5, %splayers: {player 1: {%s}, player 2: {active: [a1-211], %s}}}
            when: [%s]
            then: {%s}
        """
            .formatted(
                when.contains("Flip") ? HEADS : "",
                mine,
                others == null ? "bench: []" : others,
                when,
                then);
    Diagnostics findings = new Diagnostics();
    Scenario one =
        ScenarioReader.read("mine.yaml", text, findings).orElseThrow().scenarios().get(0);
    ScenarioRunner runner = new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book);
    assertThat(runner.run(one).lines()).isEmpty();
  }

  @ParameterizedTest(name = "{1}: {2} then {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          watt, attached: [fire]   | 'choose: "Watt: Hit"'                      | watt, attached: [fire]
          flare, attached: [fire]  | 'choose: "Flare: Hit"'                     | flare, attached: [fire, fire]
          watt, attached: [fire]   | 'choose: "Watt: Flip"'                     | watt, attached: [fire]
          watt, attached: [fire]   | 'choose: "Watt: Swap", choose: Bulbasaur'  | a1-001, attached: []
          watt, attached: [fire]   | 'choose: "Watt: Swap", choose: Charmander' | a1-033, attached: [fire]
          """)
  void anAttackAttachesEnergyOnlyToAnActivePokemonOfTheType(
      String active, String when, String then) {
    holds(
        "active: [{card: " + active + "}], bench: [a1-001, a1-033]",
        null,
        when,
        "players: {player 1: {active: [{card: " + then + "}]}}");
  }

  @ParameterizedTest(name = "{0} against {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a1-053 | bench: [a1-001] | your active pokemon is none of these
          a1-001 |                 | the opponent has no benched pokemon
          a1-053 |                 | the opponent has no benched pokemon
          """)
  void aTrainerIsRefusedForTheFirstConditionThatDoesNotHold(
      String active, String others, String because) {
    holds(
        "active: [" + active + "], hand: [winds]",
        others,
        "choose: play Winds",
        "error: illegal, because: " + because);
  }

  /** The next Active Pokémon comes behind all effects. */
  @Test
  void aFurtherEffectOfATrainerDoesNothingWhereItsConditionHoldsNoMore() {
    holds(
        "active: [a1-001], bench: [a1-001, {card: a1-053, attached: [fire]}], hand: [withdrawal]",
        null,
        "choose: play Withdrawal, choose: Bulbasaur",
        "players: {player 1: {active: [{card: a1-001, attached: []}]}}");
  }

  /** All cards with the effect have the mistake; it is in the file of effect types. */
  @Test
  void aWrongConditionIsFoundOnceWhereTheTypeSaysIt() {
    Diagnostics findings = new Diagnostics();
    EditedGame edited =
        new EditedGame("tcg-pocket")
            .edit(
                "effect-types.yaml",
                "  inflict_sleep:\n",
                "  inflict_sleep:\n    if: bentch > 0\n");
    Packs.build("tcg-pocket", edited, findings);
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one ->
                assertThat(one.toString())
                    .contains("effect-types.yaml", "#/effect types/inflict_sleep/if"));
  }
}
