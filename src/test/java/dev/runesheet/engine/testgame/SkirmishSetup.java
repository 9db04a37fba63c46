package dev.runesheet.engine.testgame;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.spi.Limits;
import java.util.List;
import java.util.Map;

/** Who stands where when a {@link Skirmish} begins. */
public record SkirmishSetup(int players, List<Piece> pieces, Limits limits) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** A creature or card. */
  public record Piece(
      String definition, String name, int player, String zone, Map<String, Double> stats) {}

  JsonNode toJson() {
    return MAPPER.valueToTree(this);
  }

  static SkirmishSetup of(JsonNode json) {
    return MAPPER.convertValue(json, SkirmishSetup.class);
  }
}
