package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statuses and formulas of effect types that meet in one card, attack or name. */
class PocketStatusesAndFormulasTest {

  private static final String CARDS =
      """
      "cards": {
        "two-tonic": {"name": "Two Tonic", "kind": "item", "effects": [
          {"effect_id": "damage_boost", "params": {"amount": 10, "names": ["Snorlax"]}},
          {"effect_id": "damage_boost", "params": {"amount": 50, "names": ["Bulbasaur"]}}]},
        "alpha": {"name": "Alpha", "kind": "pokemon", "type": "colorless", "hp": 100, "attacks": [
          {"name": "Stance", "cost": "", "effects": [
            {"effect_id": "custom_modifier_for_turns", "scope": "team_active", "params":
              {"target": "damage.taken", "operation": "add", "value": -20}}]}]},
        "beta": {"name": "Beta", "kind": "pokemon", "type": "colorless", "hp": 100, "attacks": [
          {"name": "Stance", "cost": "", "effects": [
            {"effect_id": "custom_modifier_for_turns", "scope": "opponent_active", "params":
              {"target": "retreat.cost", "operation": "add", "value": 2}}]}]},
        "gamma": {"name": "Gamma", "kind": "pokemon", "type": "colorless", "hp": 100, "attacks": [
          {"name": "Doubled", "cost": "", "damage": 30, "effects": [
            {"effect_id": "damage_per_bench_opp", "params": {"amount": 10}},
            {"effect_id": "doubled"}]},
          {"name": "In Company", "cost": "", "damage": 30, "effects": [
            {"effect_id": "in_company", "params": {"effects": [
              {"effect_id": "damage_per_bench_opp", "params": {"amount": 10}},
              {"effect_id": "doubled"},
              {"effect_id": "at_least", "params": {"amount": 90}}]}}]}]},
        "slow": {"name": "Slow", "kind": "pokemon", "type": "colorless", "hp": 100, "attacks": [
          {"name": "Ebb", "cost": "", "effects": [{"effect_id": "retreats", "params": {"amount": 1}}]}]},
        "slower": {"name": "Slower", "kind": "pokemon", "type": "colorless", "hp": 100, "attacks": [
          {"name": "Ebb", "cost": "", "effects": [{"effect_id": "retreats", "params": {"amount": 2}}]}]},
        "delta": {"name": "Delta", "kind": "pokemon", "type": "colorless", "hp": 100, "attacks": [
          {"name": "Garden", "cost": "", "effects": [
            {"effect_id": "damage_per_bench_own", "params":
              {"amount": 20, "energy_type": "grass", "name": "Bulbasaur", "printed": "times"}}]}]},
      """;

  private static final String DOUBLED =
      """
        retreats:
          says: this Pokémon's Retreat Cost is $amount more as long as it is given on
          in: [attack]
          params:
            amount: {doc: How much., type: number, min: 1, max: 9}
          then:
            - {do: add-stat, target: self, stat: retreat, delta: 1}
            - {do: grant, target: self, effect: retreat, turns: 1}
          statuses:
            retreat: {changes: retreat, by: $amount}
        doubled:
          says: this attack does twice its damage
          in: [attack]
          damage: $total * 2
        at_least:
          says: this attack does $amount damage or more
          in: [attack]
          params: {amount: {doc: How much., type: number}}
          damage: max($total, $amount)
        in_company:
          says: "if this Pokémon has company: $effects"
          in: [attack]
          params: {effects: {doc: What happens then., type: effects}}
          then:
            - {if: count of own bench > 0, then: $effects}
      """;

  private static RuleBook book;

  @BeforeAll
  static void build() {
    Diagnostics findings = new Diagnostics();
    book = Packs.build("tcg-pocket", edited(), findings);
    assertThat(findings.all()).isEmpty();
  }

  private static EditedGame edited() {
    return new EditedGame("tcg-pocket")
        .edit("cards/made-up.json", "\"cards\": {", CARDS)
        .edit("effect-types.yaml", "  custom_modifier:\n", DOUBLED + "  custom_modifier:\n");
  }

  private static List<String> lines(String given, String when, String then) {
    String text =
        "game: tcg-pocket\nscenarios:\n  - {name: a, given: {players: {%s}}, when: [choose: %s],"
            + " then: {%s}}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", String.format(text, given, when, then), new Diagnostics())
            .orElseThrow()
            .scenarios()
            .get(0);
    return new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book).run(one).lines();
  }

  @Test
  void twoStatusesOfOneCardAreTwoThoughTheirNamesAreAlike() {
    for (String attacker : List.of("a1-211", "a1-001")) {
      int more = attacker.equals("a1-211") ? 10 : 50;
      assertThat(
              lines(
                  "player 1: {active: ["
                      + attacker
                      + "], hand: [two-tonic]}, player 2: {active: [a1-211]}",
                  "play Two Tonic",
                  "calculated: [{calculation: damage, from: player 1 active, to: player 2 active,"
                      + " base: 60, is: "
                      + (60 + more)
                      + "}]"))
          .isEmpty();
    }
  }

  @Test
  void attacksOfTwoCardsWithOneNameGiveEachItsOwnStatus() {
    assertThat(
            lines(
                "player 1: {active: [alpha]}, player 2: {active: [a1-211]}",
                "\"Alpha: Stance\"",
                "calculated: [{calculation: damage, from: player 2 active, to: player 1 active,"
                    + " base: 60, is: 40}]"))
        .isEmpty();
    assertThat(
            lines(
                "player 1: {active: [beta]}, player 2: {active: [a1-211]}",
                "\"Beta: Stance\"",
                "players: {player 2: {active: [{card: a1-211, retreat: 6}]}}, calculated:"
                    + " [{calculation: damage, from: player 2 active, to: player 1 active,"
                    + " base: 60, is: 60}]"))
        .isEmpty();
  }

  /** A number may be called as a status is; and a status that another has is not meant. */
  @Test
  void aNumberMayBeCalledAsAStatusIs() {
    for (int amount = 1; amount <= 2; amount++) {
      String card = amount == 1 ? "slow" : "slower";
      assertThat(
              lines(
                  "player 1: {active: [" + card + "]}, player 2: {active: [a1-211]}",
                  "\"" + (amount == 1 ? "Slow" : "Slower") + ": Ebb\"",
                  "players: {player 1: {active: [{card: "
                      + card
                      + ", retreat: "
                      + (1 + amount)
                      + "}]}}"))
          .isEmpty();
    }
  }

  @Test
  void aFormulaDoublesAllThatWasAddedBeforeIt() {
    assertThat(
            lines(
                "player 1: {active: [gamma]}, player 2: {active: [a1-211], bench: [a1-001,"
                    + " a1-053]}",
                "\"Gamma: Doubled\"",
                "players: {player 2: {active: [{card: a1-211, damage: 100}]}}"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "| a1-001, a1-053 | 30",
        "a1-001 | a1-001, a1-053 | 100",
        "a1-001 | a1-001 | 90",
      })
  void formulasWithinAnotherEffectCountAllThatWasAddedBeforeWhereThatEffectDoes(
      String company, String enemies, int damage) {
    String bench = company == null ? "" : company;
    assertThat(
            lines(
                "player 1: {active: [gamma], bench: [%s]}, player 2: {active: [a1-211], bench: [%s]}"
                    .formatted(bench, enemies),
                "\"Gamma: In Company\"",
                "players: {player 2: {active: [{card: a1-211, damage: %d}]}}".formatted(damage)))
        .isEmpty();
  }

  @Test
  void bothLimitsOfWhatIsCountedMustHold() {
    assertThat(
            lines(
                "player 1: {active: [delta], bench: [a1-001, a1-001, a1-053]}, player 2: {active:"
                    + " [a1-211]}",
                "\"Delta: Garden\"",
                "players: {player 2: {active: [{card: a1-211, damage: 40}]}}"))
        .isEmpty();
  }

  @Test
  void theCostOfAttacksCanOnlyBeAddedTo() {
    String card =
        """
        "cards": {"epsilon": {"name": "Epsilon", "kind": "pokemon", "type": "colorless", "hp": 90,
          "abilities": [{"name": "Fixed", "effect_id": "custom_modifier", "params":
            {"target": "attack.cost.colorless", "operation": "set", "value": 2}}]},
        """;
    List<Diagnostic> findings =
        new EditedGame("tcg-pocket").edit("cards/made-up.json", "\"cards\": {", card).findings();
    assertThat(findings)
        .singleElement()
        .asString()
        .contains("RS018", "/operation", "'set'", "'add' with 'attack.cost.colorless'");
  }

  @Test
  void anEffectTypeGivesNoStatusTheNameOfOneOfTheGame() {
    String own = "statuses:\n  cornered: {changes: retreat, of: self, by: 1}\ndeck zone:";
    assertThat(new EditedGame("tcg-pocket").edit("game.yaml", "deck zone:", own).findings())
        .anySatisfy(
            found ->
                assertThat(found.toString())
                    .contains("effect-types.yaml", "RS008", "'cornered', which the game declares"));
  }
}
