package dev.runesheet.game.mathbattle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.SetupReader;
import dev.runesheet.game.mathbattle.DuelState.Phase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The position in which a duel begins, for scenarios that skip the way there.
 *
 * @param phase the word of the phase that runs first, one of {@link #PHASES}
 * @param turn the number of the first turn, from 1; game start comes before it
 * @param stats by player: attributes that differ from the hero's start values
 */
public record DuelPosition(String phase, int turn, List<Map<String, Double>> stats) {

  /** The phases that a duel can begin with, in their order. */
  public static final List<String> PHASES =
      Stream.of(
              Phase.GAME_START, Phase.TURN_START, Phase.ACTION_START, Phase.CHOICE, Phase.TURN_END)
          .map(Phase::word)
          .toList();

  /** The usual start. */
  public static final DuelPosition START =
      new DuelPosition(PHASES.get(0), 1, List.of(Map.of(), Map.of()));

  /** Checks phase and turn. */
  public DuelPosition {
    if (!PHASES.contains(phase)) {
      throw new IllegalArgumentException("phase (" + phase + ") is not one of " + PHASES + ".");
    }
    if (turn < 1) {
      throw new IllegalArgumentException("turn (" + turn + ") must be 1 or more.");
    }
    stats = List.copyOf(stats);
  }

  JsonNode toJson() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    json.put("phase", phase).put("turn", turn);
    ArrayNode players = json.putArray("stats");
    stats.forEach(of -> of.forEach(players.addObject()::put));
    return json;
  }

  static DuelPosition of(JsonNode json) {
    return json.isMissingNode()
        ? START
        : new DuelPosition(
            json.path("phase").asText(START.phase),
            json.path("turn").asInt(START.turn),
            List.of(stats(json.at("/stats/0")), stats(json.at("/stats/1"))));
  }

  private static Map<String, Double> stats(JsonNode json) {
    Map<String, Double> stats = new LinkedHashMap<>();
    json.properties().forEach(one -> stats.put(one.getKey(), one.getValue().asDouble()));
    return stats;
  }

  static void check(SetupReader in, DuelCatalog.Mode mode) {
    in.word("phase", PHASES, START.phase);
    in.whole("turn", 1, Integer.MAX_VALUE, 1);
    for (SetupReader stats : in.parts("stats")) {
      if (mode != null) {
        stats.numbers(mode.attributes());
      }
    }
  }

  Phase firstPhase() {
    return Phase.ofWord(phase);
  }

  /** The turn under way before the first phase: the start of a turn counts it itself. */
  int turnBefore() {
    return firstPhase().compareTo(Phase.TURN_START) > 0 ? turn : turn - 1;
  }

  /** The number of the turn that the first phase belongs to; 0 for the start of the match. */
  public int firstTurn() {
    return firstPhase() == Phase.GAME_START ? turn - 1 : turn;
  }
}
