package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Changes of numbers that nobody whom they reach is asked for, or not before they end. */
class UnreadChangesTest {

  /** The cards by id, each with what is found in it; empty for what counts. */
  private static final List<List<String>> CARDS =
      List.of(
          ability("damage_boost_aura", "team_bench", "'own benched pokemon'"),
          ability("damage_loss_aura", "opponent_bench", "'enemy benched pokemon'"),
          ability("free_retreat", "team_bench", "'own benched pokemon'"),
          ability("status_immunity", "team_bench", "'own benched pokemon'"),
          ability("damage_boost_aura", "team_active", ""),
          ability("damage_boost_aura", "opponent_active", ""),
          ability("damage_reduction", "team_bench", ""),
          ability("block_evolution", "opponent_bench", ""),
          given("attacks", "damage.dealt", "team_all", 1, "turns 1', expected 2 or more"),
          given("attacks", "damage.dealt", "team_all", 2, ""),
          given("attacks", "damage.taken", "team_all", 0, "turns 0', expected 1 or more"),
          given("attacks", "damage.taken", "team_all", 1, ""),
          given("attacks", "damage.taken", "opponent_active", 1, "turns 1', expected 2 or more"),
          given("attacks", "damage.dealt", "opponent_active", 1, ""),
          given("attacks", "damage.dealt", "opponent_active", 0, "turns 0', expected 1 or more"),
          given("attacks", "retreat.cost", "team_active", 1, "turns 1', expected 2 or more"),
          given("attacks", "retreat.cost", "opponent_active", 1, ""),
          given("item", "damage.dealt", "team_all", 0, ""),
          given("item", "damage.dealt", "opponent_all", 0, "turns 0', expected 1 or more"),
          given("item", "retreat.cost", "team_active", 0, ""));

  private static List<String> found;

  private static List<String> ability(String type, String scope, String found) {
    String params =
        type.equals("status_immunity")
            ? "{\"status\": \"asleep\"}"
            : type.startsWith("damage") ? "{\"amount\": 20}" : "{}";
    String ability =
        "\"kind\": \"pokemon\", \"type\": \"fire\", \"hp\": 60, \"abilities\": [{\"name\": \"Odd\","
            + " \"effect_id\": \"%s\", \"scope\": \"%s\", \"params\": %s}]";
    return List.of(ability.formatted(type, scope, params), found);
  }

  private static List<String> given(
      String home, String target, String scope, int turns, String found) {
    String effects =
        "\"effects\": [{\"effect_id\": \"custom_modifier_for_turns\", \"scope\": \"%s\","
            + " \"duration\": %d, \"params\": {\"target\": \"%s\", \"operation\": \"add\","
            + " \"value\": 2}}]";
    String given = effects.formatted(scope, turns, target);
    String card =
        home.equals("item")
            ? "\"kind\": \"item\", " + given
            : "\"kind\": \"pokemon\", \"type\": \"fire\", \"hp\": 60, \"attacks\": [{\"name\":"
                + " \"Odd\", \"cost\": \"R\", \"damage\": 20, "
                + given
                + "}]";
    return List.of(card, found);
  }

  @BeforeAll
  static void check() {
    StringBuilder cards = new StringBuilder("\"cards\": {");
    for (int i = 0; i < CARDS.size(); i++) {
      cards.append("\"odd-%d\": {\"name\": \"Odd %d\", %s},".formatted(i, i, CARDS.get(i).get(0)));
    }
    found =
        new EditedGame("tcg-pocket")
                .edit("cards/made-up.json", "\"cards\": {", cards.toString())
                .findingsTogether()
                .stream()
                .map(Object::toString)
                .toList();
  }

  @Test
  void thoseThatNobodyIsAskedForAreToldAndNoOthers() {
    List<String> wanted = new ArrayList<>();
    for (int i = 0; i < CARDS.size(); i++) {
      if (!CARDS.get(i).get(1).isEmpty()) {
        wanted.add("#/cards/odd-" + i + "/");
      }
    }
    assertThat(found)
        .allMatch(one -> one.contains("warning RS073"))
        .extracting(one -> one.replaceFirst("(?s)^.*?(#/cards/[^/]*/).*$", "$1"))
        .containsExactlyInAnyOrderElementsOf(wanted);
  }

  @Test
  void whatWouldCountIsSaid() {
    for (int i = 0; i < CARDS.size(); i++) {
      String told = CARDS.get(i).get(1);
      String place = "#/cards/odd-" + i + "/";
      if (!told.isEmpty()) {
        assertThat(found)
            .anyMatch(
                one -> one.contains(place) && one.replace("'", "").contains(told.replace("'", "")));
      }
    }
  }
}
