package dev.runesheet.game.werewolf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.Match;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Teams of a set-up that win in a way of their own. */
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
}
