package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Attacks in the middle of which an ability of a made-up card moves or knocks out a Pokémon. */
class MovedPokemonTest {

  private static final String CARDS =
      "\"cards\": {"
          + ability("usher", "when_attacking")
          + ability("pusher", "when_damaged")
          + """

            "made-up-sniper": {
              "name": "Sniper", "kind": "pokemon", "type": "water", "hp": 90, "retreat": 1,
              "abilities": [{"name": "Snap", "effect_id": "when_attacking", "params": {"effects": [
                {"effect_id": "bench_snipe", "params": {"damage": 60, "target": "opponent_bench"}}]}}],
              "attacks": [{"name": "Hit", "cost": "C", "damage": 30}]
            },
            """;

  private static RuleBook book;

  /** A card whose ability sends the Active Pokémon of the opponent, who did it, to the Bench. */
  private static String ability(String card, String answers) {
    return """

        "made-up-%s": {
          "name": "Odd one", "kind": "pokemon", "type": "water", "hp": 90, "retreat": 1,
          "abilities": [{"name": "Away", "effect_id": "%s", "params":
            {"whose": "opponent", "effects": [{"effect_id": "switch_out_opponent"}]}}]
        },"""
        .formatted(card, answers);
  }

  @BeforeAll
  static void build() {
    EditedGame game =
        new EditedGame("tcg-pocket").edit("cards/made-up.json", "\"cards\": {", CARDS);
    book = Packs.build("tcg-pocket", game, new Diagnostics());
  }

  private static List<String> mismatches(String scenario) {
    String text =
        "game: tcg-pocket\nscenarios:\n  - name: a\n" + scenario.stripTrailing().indent(4);
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(ScenarioKits.find("tcg-pocket").orElseThrow(), book).run(one).lines();
  }

  @Test
  void anAttackerOnTheBenchCountsNoWeaknessAndNoGiovanni() {
    assertThat(
            mismatches(
                """
                given:
                  turn: 5
                  players:
                    player 1: {active: [{card: a1-033, attached: [fire]}], bench: [a1-211], hand: [a1-223]}
                    player 2: {active: [a1-001], bench: [made-up-usher]}
                when:
                  - choose: play Giovanni
                  - choose: "Charmander: Ember"
                  - choose: Snorlax
                then:
                  turn: 6
                  players:
                    player 1: {active: [a1-211], bench: [{card: a1-033, attached: []}]}
                    player 2: {active: [{card: a1-001, damage: 30}]}
                """))
        .isEmpty();
  }

  @Test
  void anAttackerOnTheBenchChangesNoPlaces() {
    assertThat(
            mismatches(
                """
                given:
                  turn: 5
                  players:
                    player 1: {active: [{card: a1-115, attached: [psychic]}], bench: [a1-053, a1-001]}
                    player 2: {active: [a1-211], bench: [made-up-usher]}
                when:
                  - choose: "Abra: Teleport"
                  - choose: Squirtle
                then: {turn: 6, players: {player 1: {active: [a1-053], bench: [a1-001, a1-115]}}}
                """))
        .isEmpty();
  }

  @Test
  void hitsOnAPokemonThatTheyMoveToTheBenchAreDealtOnce() {
    assertThat(
            mismatches(
                """
                given:
                  turn: 5
                  players:
                    player 1: {active: [{card: made-up-archer, attached: [fire]}], bench: [made-up-pusher]}
                    player 2: {active: [a1-211], bench: [a1-053]}
                when:
                  - choose: "Archer: Double Shot"
                  - {choose: Snorlax, player: player 1}
                  - {choose: Squirtle, player: player 2}
                then: {turn: 6, players: {player 2: {active: [a1-053], bench: [{card: a1-211, damage: 50}]}}}
                """))
        .isEmpty();
  }

  @Test
  void whatAnAbilityKnocksOutDuringAnAttackIsNotKnockedOutByTheAttack() {
    assertThat(
            mismatches(
                """
                given:
                  turn: 5
                  players:
                    player 1: {active: [{card: made-up-sniper, attached: [water]}]}
                    player 2: {active: [a1-211], bench: [made-up-last-will], deck: [a1-001, a1-002]}
                when:
                  - choose: "Sniper: Hit"
                  - choose: Willow Wisp
                then:
                  turn: 6
                  players:
                    player 1: {points: 1}
                    player 2: {active: [{card: a1-211, damage: 30}], hand: [a1-001], lost to attack: 0}
                """))
        .isEmpty();
  }
}
