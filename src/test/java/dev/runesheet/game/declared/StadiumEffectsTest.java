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

/** Effects of a stadium that are done at once are used together. */
class StadiumEffectsTest {

  private static final String CARDS =
      """
      "cards": {
        "spring": {"name": "Spring", "kind": "stadium", "effects": [
          {"effect_id": "draw_cards", "params": {"count": 1}},
          {"effect_id": "damage_plain", "params": {"damage": 20}}]},
        "moor": {"name": "Moor", "kind": "stadium", "effects": [
          {"effect_id": "damage_plain", "params": {"damage": 20}},
          {"effect_id": "damage_reduction", "params": {"amount": 10}, "scope": "all_pokemon"},
          {"effect_id": "draw_cards", "params": {"count": 1}}]},
        "camp": {"name": "Camp", "kind": "stadium", "effects": [
          {"effect_id": "heal_all", "params": {"amount": 20}},
          {"effect_id": "draw_cards", "params": {"count": 1}}]},
      """;

  private static RuleBook book;

  @BeforeAll
  static void build() {
    Diagnostics findings = new Diagnostics();
    EditedGame game =
        new EditedGame("tcg-pocket").edit("cards/made-up.json", "\"cards\": {", CARDS);
    book = Packs.build("tcg-pocket", game, findings);
    assertThat(findings.all()).isEmpty();
  }

  private static void holds(String stadium, int damage, String uses, String then) {
    String text =
        """
        game: tcg-pocket
        scenarios:
          - name: a
            given:
              turn: 5
              players:
                player 1: {active: [{card: a1-211, damage: %d}], stadium: [%s], deck: [a1-053, a1-054]}
                player 2: {active: [a1-211]}
            when: [%s]
            then: {%s}
        """
            .formatted(damage, stadium, uses, then);
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    assertThat(
            new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book)
                .run(one)
                .lines())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"spring, Spring", "moor, Moor"})
  void allOfThemAreDone(String stadium, String name) {
    holds(
        stadium,
        0,
        "choose: \"%s: %s\"".formatted(name, name),
        "players: {player 1: {hand: [a1-053]}, player 2: {active: [{card: a1-211, damage: 20}]}}");
  }

  @Test
  void theyAreUsedOnceInATurn() {
    holds(
        "spring",
        0,
        "choose: \"Spring: Spring\", choose: \"Spring: Spring\"",
        "error: illegal, because: once in each turn only");
  }

  @Test
  void whatStaysBesidesThemIsInForce() {
    holds(
        "moor",
        0,
        "choose: \"Moor: Moor\"",
        "effects: [{type: damage_reduction, count: 1}], calculated: [{calculation: damage, from:"
            + " player 1 active, to: player 2 active, base: 60, is: 50}]");
  }

  @Test
  void theConditionOfOneOfThemIsAsked() {
    holds(
        "camp",
        0,
        "choose: \"Camp: Camp\"",
        "error: illegal, because: none of your pokemon has damage on it");
    holds(
        "camp",
        30,
        "choose: \"Camp: Camp\"",
        "players: {player 1: {active: [{card: a1-211, damage: 10}], hand: [a1-053]}}");
  }
}
