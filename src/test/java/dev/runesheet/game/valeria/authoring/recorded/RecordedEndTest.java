package dev.runesheet.game.valeria.authoring.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Standing;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The end of a match with level players against records that number them on, as the recording
 * engine does: they share their rank (rules.md, section 6).
 */
class RecordedEndTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonNode SETUP =
      JSON.createObjectNode().set("seats", JSON.valueToTree(List.of("p1", "p2", "p3")));

  /** Second and third are level; the record has the later seat before the earlier one. */
  private static final List<Standing> LEVEL =
      List.of(standing(1, 31, 9, 1), standing(0, 30, 8, 2), standing(2, 30, 8, 2));

  private static Standing standing(int seat, int points, int cards, int rank) {
    return new Standing(seat, points, 0, 0, 0, 0, cards, rank);
  }

  private static String score(String player, int points, int cards, int rank) {
    return JSON.createObjectNode()
        .put("player_id", player)
        .put("base_vp", points)
        .put("duke_vp", 0)
        .put("total_vp", points)
        .put("tableau_size", cards)
        .put("rank", rank)
        .toString();
  }

  private static List<String> differences(List<Standing> standings, String... scores)
      throws Exception {
    JsonNode setup = ValeriaSetup.json("base", List.of("p1", "p2", "p3"), 0);
    try (Match match = ShippedBooks.of("valeria").newMatch(setup, 1)) {
      match.state(ValeriaState.class).standings = standings;
      JsonNode end = JSON.readTree("{\"scores\": [" + String.join(",", scores) + "]}");
      return RecordedEnd.differences(match, SETUP, end);
    }
  }

  @Test
  void levelPlayersShareARankThatTheRecordNumbersOn() throws Exception {
    assertThat(
            differences(LEVEL, score("p2", 31, 9, 1), score("p3", 30, 8, 2), score("p1", 30, 8, 3)))
        .isEmpty();
  }

  @Test
  void levelWinnersShareTheFirstRankThatTheRecordNumbersOn() throws Exception {
    assertThat(
            differences(
                List.of(standing(0, 31, 9, 1), standing(1, 31, 9, 1), standing(2, 30, 8, 3)),
                score("p2", 31, 9, 1),
                score("p1", 31, 9, 2),
                score("p3", 30, 8, 3)))
        .isEmpty();
  }

  @Test
  void aRankOfAPlayerWhoIsNotLevelIsCompared() throws Exception {
    assertThat(
            differences(LEVEL, score("p2", 31, 9, 2), score("p3", 30, 8, 2), score("p1", 30, 8, 3)))
        .isNotEmpty();
    assertThat(
            differences(LEVEL, score("p2", 31, 9, 1), score("p3", 30, 9, 2), score("p1", 30, 8, 3)))
        .isNotEmpty();
  }
}
