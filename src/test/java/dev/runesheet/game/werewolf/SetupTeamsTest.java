package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.werewolf.authoring.WolfTools;
import dev.runesheet.game.werewolf.state.WolfState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Teams and other names of a set-up that nothing need define. */
class SetupTeamsTest {

  /** Or saves, and who is named first among winners, would differ from process to process. */
  @Test
  void standInTheOrderOfTheirNames() {
    Map<String, String> teams = new LinkedHashMap<>();
    for (String name : List.of("Reeds", "Flute", "Harp", "Drum", "Lute", "Bells")) {
      teams.put(name, "Enchanted");
    }
    List<WolfSetup.Seat> seats =
        List.of(new WolfSetup.Seat("A", "Citizen"), new WolfSetup.Seat("B", "Wolf"));
    JsonNode setup = new WolfSetup(seats, 0, true, false, teams).toJson();
    List<String> sorted = teams.keySet().stream().sorted().toList();
    assertThat(setup.get("teams").fieldNames()).toIterable().containsExactlyElementsOf(sorted);
    try (Match match = ShippedBooks.of("werewolf").newMatch(setup, 1)) {
      assertThat(match.state(WolfState.class).teams.keySet())
          .startsWith(sorted.toArray(String[]::new));
    }
  }

  @Test
  void anExtraRoleIsNoRoleOfAPlayersOwn() {
    List<WolfSetup.Seat> seats =
        List.of(new WolfSetup.Seat("A", "Wolf"), new WolfSetup.Seat("B", "Mayor"));
    JsonNode setup = new WolfSetup(seats, 0, true, false, Map.of()).toJson();
    assertThatThrownBy(() -> ShippedBooks.of("werewolf").newMatch(setup, 1))
        .hasMessageContaining("seats/1/role (Mayor) is an extra role");
    assertThatThrownBy(
            () ->
                new WolfTools()
                    .setup(ShippedBooks.of("werewolf"), List.of("5", "mayor", "Wolf"), 0))
        .hasMessageContaining("'Mayor' is an extra role");
  }

  /** Each that is listed or meant would otherwise be refused next. */
  @Test
  void theRefusalOfAnUnknownRoleNamesOnlyThoseOfAPlayersOwn() {
    List<WolfSetup.Seat> seats =
        List.of(new WolfSetup.Seat("A", "Wolf"), new WolfSetup.Seat("B", "Mayr"));
    JsonNode setup = new WolfSetup(seats, 0, true, false, Map.of()).toJson();
    assertThatThrownBy(() -> ShippedBooks.of("werewolf").newMatch(setup, 1))
        .hasMessageContaining("seats/1/role (Mayr)")
        .satisfies(
            refused ->
                assertThat(refused.getMessage())
                    .contains("Citizen")
                    .doesNotContain("Mayor", "Pack"));
    assertThatThrownBy(
            () -> new WolfTools().setup(ShippedBooks.of("werewolf"), List.of("5", "Mayr"), 0))
        .satisfies(refused -> assertThat(refused.getMessage()).doesNotContain("Mayor"));
  }

  @Test
  void namesThatAreNearlyThoseOfRolesAreRefused() {
    List<WolfSetup.Seat> seats =
        List.of(
            new WolfSetup.Seat(
                "A",
                "Citizen",
                "Townsfok",
                "Kiling",
                List.of("Wolfis"),
                List.of("Pakc"),
                List.of()),
            new WolfSetup.Seat("B", "Wolf"));
    JsonNode setup = new WolfSetup(seats, 0, true, false, Map.of("Rivr", "Wolfsh")).toJson();
    assertThatThrownBy(() -> ShippedBooks.of("werewolf").newMatch(setup, 1))
        .hasMessageContainingAll(
            "seats/0/team (Townsfok) is not known",
            "Did you mean 'Townsfolk'?",
            "seats/0/category (Kiling)",
            "seats/0/attributes/0 (Wolfis)",
            "Did you mean 'Wolfish'?",
            "seats/0/groups/0 (Pakc)",
            "teams/Rivr (Rivr)",
            "teams/Rivr (Wolfsh)");
  }

  @Test
  void namesThatTheSetUpDeclaresOrThatAreNearNoOtherAreFine() {
    List<WolfSetup.Seat> seats =
        List.of(
            new WolfSetup.Seat(
                "A", "Citizen", "Flute", "", List.of("Enchanted"), List.of("Guild"), List.of()),
            new WolfSetup.Seat("B", "Wolf", "Rivers", "", List.of(), List.of(), List.of()));
    Map<String, String> teams = Map.of("Flute", "Enchanted", "Rivers", "Enchanted");
    JsonNode setup = new WolfSetup(seats, 0, true, false, teams).toJson();
    ShippedBooks.of("werewolf").newMatch(setup, 1).close();
  }
}
