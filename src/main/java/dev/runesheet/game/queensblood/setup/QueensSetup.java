package dev.runesheet.game.queensblood.setup;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.setup.RecordJson;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The set-up of a match; sides are named by their letters.
 *
 * @param variant the variant of the global rules
 * @param first the side that begins
 * @param decks the cards of both decks, from the top; the first five are the hand
 * @param shuffle whether the decks are shuffled first
 * @param draws whether a side draws at the start of its turns
 * @param position the position at the start; null for the normal start
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record QueensSetup(
    String variant,
    String first,
    Map<String, List<String>> decks,
    Boolean shuffle,
    Boolean draws,
    Position position) {

  /** The variant that counts if none is named. */
  public static final String STANDARD = "standard";

  /** Takes the usual for what is null, but for the decks, which are refused. */
  public QueensSetup {
    variant = Objects.requireNonNullElse(variant, STANDARD);
    first = Objects.requireNonNullElse(first, Side.letter(Side.LEFT));
    given(decks, "decks");
    shuffle = shuffle == null || shuffle;
    draws = draws == null || draws;
  }

  /** A position to begin with. */
  public record Position(List<Tile> tiles, Map<String, List<String>> hands) {

    /** Takes what is null as empty. */
    public Position {
      tiles = Objects.requireNonNullElse(tiles, List.of());
      hands = Objects.requireNonNullElse(hands, Map.of());
    }
  }

  /**
   * A tile of a position, and the card on it.
   *
   * @param owner the owner of the tile
   * @param raw its signed influence
   * @param card the id of the card on it, or empty
   * @param delta the card's power delta
   * @param scale the card's scale delta
   */
  public record Tile(
      int tile,
      String owner,
      int raw,
      String card,
      @JsonProperty("power_delta") int delta,
      @JsonProperty("scale_delta") int scale) {

    /** Takes a tile without an owner or a card as one of nobody, or an empty one. */
    public Tile {
      owner = Objects.requireNonNullElse(owner, Side.letter(Side.NOBODY));
      card = Objects.requireNonNullElse(card, "");
    }
  }

  /** Two decks, shuffled, in the standard variant. */
  public static QueensSetup of(List<String> left, List<String> right) {
    return new QueensSetup(
        STANDARD, null, Side.both(given(left, "left"), given(right, "right")), true, true, null);
  }

  /** The set-up as JSON, for {@code RuleBook.newMatch}. */
  public JsonNode toJson() {
    return RecordJson.write(this);
  }

  /**
   * Reads what {@link #toJson} writes, field by field, since decks are read for every match.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static QueensSetup of(JsonNode json) {
    JsonNode decks = given(json, "json").path("decks");
    if (!Side.all(side -> decks.path(side).isArray())) {
      throw new IllegalArgumentException(
          "decks (" + Excerpt.of(decks.toString()) + ") must list the cards of Y and of E.");
    }
    return new QueensSetup(
        json.hasNonNull("variant") ? json.get("variant").asText() : null,
        json.hasNonNull("first") ? json.get("first").asText() : null,
        Side.each(side -> RecordJson.texts(decks.get(side))),
        json.path("shuffle").asBoolean(true),
        json.path("draws").asBoolean(true),
        json.hasNonNull("position")
            ? RecordJson.read(json.get("position"), Position.class, "set-up", "/position")
            : null);
  }
}
