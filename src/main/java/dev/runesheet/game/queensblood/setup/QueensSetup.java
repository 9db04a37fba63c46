package dev.runesheet.game.queensblood.setup;

import static dev.runesheet.engine.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.spelling.Excerpt;
import java.util.ArrayList;
import java.util.List;

/**
 * The set-up of a match.
 *
 * @param variant the variant of the global rules
 * @param first the side that begins
 * @param decks the cards of both decks, from the top; the first five are the hand
 * @param shuffle whether the decks are shuffled first
 * @param draws whether a side draws at the start of its turns
 * @param position the position at the start; null for the normal start
 */
public record QueensSetup(
    String variant,
    int first,
    List<List<String>> decks,
    boolean shuffle,
    boolean draws,
    Position position) {

  /** The variant that counts if none is named. */
  public static final String STANDARD = "standard";

  /** Refuses what is null, but the position. */
  public QueensSetup {
    given(variant, "variant");
    given(decks, "decks");
  }

  /** A position to begin with. */
  public record Position(List<Tile> tiles, List<List<String>> hands) {}

  /**
   * A tile of a position, and the card on it.
   *
   * @param owner the owner of the tile
   * @param rank its rank
   * @param raw its signed influence
   * @param card the id of the card on it, or empty
   * @param delta the card's power delta
   * @param scale the card's scale delta
   */
  public record Tile(int tile, int owner, int rank, int raw, String card, int delta, int scale) {}

  /** Two decks, shuffled, in the standard variant. */
  public static QueensSetup of(List<String> left, List<String> right) {
    return new QueensSetup(
        STANDARD, Side.LEFT, List.of(given(left, "left"), given(right, "right")), true, true, null);
  }

  /** The set-up as JSON, for {@code RuleBook.newMatch}. */
  public JsonNode toJson() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    json.put("variant", variant).put("first", Side.letter(first));
    ObjectNode deckMap = json.putObject("decks");
    for (int side = 0; side < decks.size(); side++) {
      decks.get(side).forEach(deckMap.putArray(Side.letter(side))::add);
    }
    json.put("shuffle", shuffle).put("draws", draws);
    if (position != null) {
      ObjectNode place = json.putObject("position");
      var tiles = place.putArray("tiles");
      for (Tile tile : position.tiles()) {
        ObjectNode one =
            tiles.addObject().put("tile", tile.tile()).put("owner", Side.letter(tile.owner()));
        one.put("rank", tile.rank()).put("raw", tile.raw());
        one.put("card", tile.card())
            .put("power_delta", tile.delta())
            .put("scale_delta", tile.scale());
      }
      ObjectNode hands = place.putObject("hands");
      for (int side = 0; side < 2; side++) {
        position.hands().get(side).forEach(hands.putArray(Side.letter(side))::add);
      }
    }
    return json;
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static QueensSetup of(JsonNode json) {
    JsonNode decks = given(json, "json").path("decks");
    if (!decks.path("Y").isArray() || !decks.path("E").isArray()) {
      throw new IllegalArgumentException(
          "decks (" + Excerpt.of(decks.toString()) + ") must list the cards of Y and of E.");
    }
    return new QueensSetup(
        json.path("variant").asText(STANDARD),
        Side.of(json.path("first").asText("Y")),
        List.of(texts(decks.path("Y")), texts(decks.path("E"))),
        json.path("shuffle").asBoolean(true),
        json.path("draws").asBoolean(true),
        json.has("position") ? position(json.path("position")) : null);
  }

  private static Position position(JsonNode json) {
    List<Tile> tiles = new ArrayList<>();
    for (JsonNode one : json.path("tiles")) {
      tiles.add(
          new Tile(
              one.path("tile").asInt(),
              Side.of(one.path("owner").asText()),
              one.path("rank").asInt(),
              one.path("raw").asInt(),
              one.path("card").asText(),
              one.path("power_delta").asInt(),
              one.path("scale_delta").asInt()));
    }
    JsonNode hands = json.path("hands");
    return new Position(tiles, List.of(texts(hands.path("Y")), texts(hands.path("E"))));
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return List.copyOf(texts);
  }
}
