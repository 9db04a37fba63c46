package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.util.List;
import java.util.Map;

/**
 * The result of one match of a simulation.
 *
 * @param game its number, from 0
 * @param pairing its pairing
 * @param round the number of earlier matches of the pairing
 * @param players the number of players
 * @param winners the winners; none for a draw or a loss of all
 * @param lost whether all players lost
 * @param turns the number of turns
 * @param decisions the number of answers given
 * @param brought the features of each player
 * @param uses the fate of the cards of each player; empty if the game has no decks
 * @param effects the counts of effects' firings and changes
 * @param undone the number of actions that limits of the engine undid; but for accepted loops
 * @param failure the reason why it could not be played to its end; empty if it was
 */
public record Played(
    int game,
    int pairing,
    int round,
    int players,
    List<Integer> winners,
    boolean lost,
    int turns,
    int decisions,
    List<List<String>> brought,
    List<Map<String, CardFate>> uses,
    Counts effects,
    int undone,
    String failure) {

  /** A match that could not be played to its end. */
  public static Played failed(int game, int pairing, int round, int players, String why) {
    List<Integer> nobody = List.of();
    return new Played(
        game,
        pairing,
        round,
        players,
        nobody,
        false,
        0,
        0,
        List.of(),
        List.of(),
        new Counts(),
        0,
        why);
  }

  boolean hasFailed() {
    return !failure.isEmpty();
  }

  /** The player who began. */
  int first() {
    return round % players;
  }

  boolean isDraw() {
    return winners.isEmpty() && !lost;
  }

  boolean won(int player) {
    return winners.contains(player);
  }

  /** The one of several holders of a feature that counts: each in turn, whoever begins. */
  int counted(List<Integer> holders) {
    return holders.get(round / players % holders.size());
  }

  /** The match as a line of JSON. */
  public ObjectNode toJson(long seed, List<String> names) {
    ObjectNode json = Json.object();
    json.put("game", game).put("seed", seed + game);
    names.forEach(json.putArray("players")::add);
    if (hasFailed()) {
      return json.put("failed", failure);
    }
    json.put("first", first());
    winners.forEach(json.putArray("winners")::add);
    if (lost) {
      json.put("lost", true);
    }
    json.put("turns", turns).put("decisions", decisions);
    if (undone > 0) {
      json.put("undone", undone);
    }
    if (!uses.isEmpty()) {
      ArrayNode cards = json.putArray("cards");
      uses.forEach(
          player -> {
            ObjectNode of = cards.addObject();
            player.forEach((name, use) -> of.put(name, use.word()));
          });
    } else if (brought.stream().anyMatch(player -> !player.isEmpty())) {
      ArrayNode had = json.putArray("had");
      brought.forEach(player -> player.forEach(had.addArray()::add));
    }
    return json;
  }
}
