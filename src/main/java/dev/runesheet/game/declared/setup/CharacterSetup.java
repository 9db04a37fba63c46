package dev.runesheet.game.declared.setup;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.spi.setup.SetupReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The set-up of a match in which each player is a character.
 *
 * @param mode the name of the mode
 * @param characters the id of each player's character
 * @param first the player who begins
 * @param position the position to begin with; null for the start
 */
public record CharacterSetup(String mode, List<String> characters, int first, Position position) {

  private static final String MODE = "mode";
  private static final String FIRST = "first";
  private static final String POSITION = "position";
  private static final String PHASE = "phase";
  private static final String TURN = "turn";
  private static final String STATS = "stats";

  /** Copies the list. */
  public CharacterSetup {
    characters = List.copyOf(characters);
  }

  /**
   * A position.
   *
   * @param phase the phase that begins
   * @param turn its turn, from 1; what comes before the first turn is before it
   * @param stats by player: numbers that differ from those of the character
   */
  public record Position(String phase, int turn, List<Map<String, Double>> stats) {

    /** Copies the list. */
    public Position {
      stats = List.copyOf(stats);
    }
  }

  /** The JSON for {@code RuleBook.newMatch}. */
  public JsonNode toJson(DeclaredCatalog catalog) {
    ObjectNode json = new ObjectMapper().createObjectNode().put(MODE, mode);
    characters.forEach(json.putArray(catalog.extras().characters().called())::add);
    json.put(FIRST, first);
    if (position != null) {
      ObjectNode at = json.putObject(POSITION).put(PHASE, position.phase());
      ArrayNode players = at.put(TURN, position.turn()).putArray(STATS);
      position.stats().forEach(of -> of.forEach(players.addObject()::put));
    }
    return json;
  }

  /** Reads what {@link #toJson} writes; mode, who begins and position may be left out. */
  public static CharacterSetup of(JsonNode json, DeclaredCatalog catalog) {
    JsonNode at = json.path(POSITION);
    List<String> characters = RecordJson.texts(json.path(catalog.extras().characters().called()));
    return new CharacterSetup(
        json.path(MODE).asText(catalog.usualMode()),
        characters,
        first(json),
        at.isObject() ? position(at, catalog, characters.size()) : null);
  }

  /** The number of the turn that the first phase belongs to; 0 for what comes before turns. */
  public int firstTurn(DeclaredCatalog catalog) {
    boolean opens = firstPhase(catalog) < catalog.firstOfTurn();
    int turn = position == null ? 1 : position.turn();
    return opens ? turn - 1 : turn;
  }

  /** The place of the first phase. */
  public int firstPhase(DeclaredCatalog catalog) {
    return position == null ? 0 : catalog.beginnings().indexOf(position.phase());
  }

  /** The player who begins. */
  public static int first(JsonNode json) {
    return json.path(FIRST).asInt(0);
  }

  /** The number of players: the only list of the set-up has one entry for each. */
  public static int players(JsonNode json) {
    int players = 0;
    for (JsonNode part : json) {
      players = part.isArray() ? part.size() : players;
    }
    return players;
  }

  private static Position position(JsonNode json, DeclaredCatalog catalog, int players) {
    List<Map<String, Double>> stats = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      Map<String, Double> of = new LinkedHashMap<>();
      json.path(STATS)
          .path(player)
          .properties()
          .forEach(one -> of.put(one.getKey(), one.getValue().asDouble()));
      stats.add(of);
    }
    String phase = json.path(PHASE).asText(catalog.beginnings().get(0));
    return new Position(phase, json.path(TURN).asInt(1), stats);
  }

  /**
   * Checks a set-up before a match begins.
   *
   * @throws IllegalArgumentException if it is not valid, with all that is wrong in it
   */
  static void check(JsonNode setup, DeclaredCatalog catalog) {
    SetupReader in = SetupReader.of(setup);
    String mode = in.word(MODE, catalog.modes().keySet(), catalog.usualMode());
    String called = catalog.extras().characters().called();
    Seats seats = catalog.players();
    in.words(called, seats.least(), seats.most(), catalog.cards().keySet());
    int players = seats.nearest(in.get(called).size());
    in.whole(FIRST, 0, players - 1, 0);
    if (in.has(POSITION)) {
      check(in.part(POSITION), catalog, catalog.modes().get(mode), players);
    }
    in.done();
  }

  private static void check(SetupReader in, DeclaredCatalog catalog, Mode mode, int players) {
    in.word(PHASE, catalog.beginnings(), catalog.beginnings().get(0));
    in.whole(TURN, 1, Integer.MAX_VALUE, 1);
    List<SetupReader> ofPlayers = in.parts(STATS);
    if (ofPlayers.size() > players) {
      in.count(STATS, 0, players);
    }
    for (SetupReader stats : ofPlayers) {
      if (mode != null) {
        stats.numbers(mode.stats());
      }
    }
  }
}
