package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.spi.setup.RecordJson;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The ranks of a record. Players who are level in points and in cards share one (rules.md, section
 * 6); recorded games number them on, in an order that means nothing.
 */
final class RecordedRanks {

  private RecordedRanks() {}

  /** The recorded scores with shared ranks; of those who share one, in order of seats. */
  static List<JsonNode> shared(JsonNode scores, JsonNode seats) {
    List<String> order = RecordJson.texts(seats);
    List<JsonNode> shared = new ArrayList<>();
    for (JsonNode one : scores) {
      ObjectNode score = one.deepCopy();
      for (JsonNode before : shared) {
        if (level(before, score)) {
          score.set("rank", before.path("rank"));
          break;
        }
      }
      shared.add(score);
    }
    shared.sort(
        Comparator.comparingInt((JsonNode score) -> score.path("rank").asInt())
            .thenComparingInt(score -> order.indexOf(score.path("player_id").asText())));
    return shared;
  }

  private static boolean level(JsonNode one, JsonNode other) {
    return one.path("total_vp").asInt() == other.path("total_vp").asInt()
        && one.path("tableau_size").asInt() == other.path("tableau_size").asInt();
  }
}
