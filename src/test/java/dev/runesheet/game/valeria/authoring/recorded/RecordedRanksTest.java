package dev.runesheet.game.valeria.authoring.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Recorded games number players on who share a rank. */
class RecordedRanksTest {

  private static List<String> shared(String scores) throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    return RecordedEnd.shared(mapper.readTree(scores), List.of("p1", "p2", "p3")).stream()
        .map(score -> score.path("player_id").asText() + " " + score.path("rank").asInt())
        .toList();
  }

  @Test
  void playersWhoAreLevelInPointsAndCardsShareTheirRankInOrderOfSeats() throws Exception {
    assertThat(
            shared(
                """
                [{"player_id": "p3", "total_vp": 40, "tableau_size": 9, "rank": 1},
                 {"player_id": "p1", "total_vp": 40, "tableau_size": 9, "rank": 2},
                 {"player_id": "p2", "total_vp": 31, "tableau_size": 9, "rank": 3}]
                """))
        .containsExactly("p1 1", "p3 1", "p2 3");
  }

  @Test
  void playersWithMoreCardsDoNotShare() throws Exception {
    assertThat(
            shared(
                """
                [{"player_id": "p3", "total_vp": 40, "tableau_size": 10, "rank": 1},
                 {"player_id": "p1", "total_vp": 40, "tableau_size": 9, "rank": 2},
                 {"player_id": "p2", "total_vp": 40, "tableau_size": 9, "rank": 3}]
                """))
        .containsExactly("p3 1", "p1 2", "p2 2");
  }

  @Test
  void aRankThatIsWrongStaysSo() throws Exception {
    assertThat(
            shared(
                """
                [{"player_id": "p1", "total_vp": 30, "tableau_size": 9, "rank": 1},
                 {"player_id": "p2", "total_vp": 40, "tableau_size": 9, "rank": 1}]
                """))
        .containsExactly("p1 1", "p2 1");
  }
}
