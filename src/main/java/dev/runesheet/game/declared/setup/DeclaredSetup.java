package dev.runesheet.game.declared.setup;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.setup.RecordJson;
import java.util.List;
import java.util.Map;

/**
 * The set-up of a match of a declared game.
 *
 * @param decks the name of each player's deck
 * @param first the player who begins
 * @param position the position to begin with; null for the start
 * @param lists the cards of each player's deck, if it is none of the catalog; null otherwise
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DeclaredSetup(
    List<String> decks, int first, Position position, List<List<String>> lists) {

  /** The field that names decks. */
  public static final String DECKS = "decks";

  /** A set-up with decks of the game. */
  public DeclaredSetup(List<String> decks, int first, Position position) {
    this(decks, first, position, null);
  }

  /** Checks what every match needs. */
  public DeclaredSetup {
    decks = givenAll(decks, "decks");
    if (decks.isEmpty()) {
      throw new IllegalArgumentException("decks (" + decks + ") must name one for each player.");
    }
    if (first < 0 || first >= decks.size()) {
      throw new IllegalArgumentException(
          "first (" + first + ") must be from 0 to " + (decks.size() - 1) + ".");
    }
  }

  /**
   * A position.
   *
   * @param phase the phase that begins; the first if it is null
   * @param turn its turn, from 1; 1 if it is 0
   * @param seats the state of each player
   * @param common cards by zone of those that all have in common, in order
   * @param game numbers of the game itself that differ from those at the start
   * @param acting the players who still act in the phase, in order, if it is under way; none if it
   *     begins
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Position(
      String phase,
      int turn,
      List<Seat> seats,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, List<Placed>> common,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Double> game,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> acting) {

    /** A position with nothing but players. */
    public Position(String phase, int turn, List<Seat> seats) {
      this(phase, turn, seats, Map.of());
    }

    /** A position with the usual numbers of the game itself. */
    public Position(String phase, int turn, List<Seat> seats, Map<String, List<Placed>> common) {
      this(phase, turn, seats, common, Map.of(), List.of());
    }

    /** Copies the lists; missing ones are empty, and missing numbers those at the start. */
    public Position {
      turn = turn == 0 ? 1 : turn;
      seats = givenAll(seats, "seats");
      common = common == null ? Map.of() : common;
      game = game == null ? Map.of() : game;
      acting = acting == null ? List.of() : givenAll(acting, "acting");
    }
  }

  /**
   * The state of a player.
   *
   * @param stats numbers that differ from those at the start
   * @param zones cards by zone, in order
   * @param effects effects that are registered on the player
   */
  public record Seat(
      Map<String, Double> stats, Map<String, List<Placed>> zones, List<Registration> effects) {

    /** A player without effects. */
    public Seat(Map<String, Double> stats, Map<String, List<Placed>> zones) {
      this(stats, zones, List.of());
    }

    /** Copies the list; a missing one is empty. */
    public Seat {
      stats = stats == null ? Map.of() : stats;
      zones = zones == null ? Map.of() : zones;
      effects = effects == null ? List.of() : List.copyOf(effects);
    }
  }

  /**
   * An effect that is registered on a card or player.
   *
   * @param effect its definition
   * @param turns the number of turns after the first; negative for no end
   */
  public record Registration(RegisteredEffect effect, int turns) {}

  /**
   * A card that lies somewhere.
   *
   * @param card its id
   * @param stats numbers that differ from those printed, each with what counts in it of the cards
   *     attached to it: one that is left out is the printed one and what counts
   * @param attached the cards that are attached to it, in order
   * @param effects effects that are registered on it
   * @param owners the players of the attached cards, in the same order, each negative for the
   *     player of this card; empty if they all are his
   * @param shown the players to whom it was shown where it lies, from 0; none if it was to nobody
   */
  public record Placed(
      String card,
      Map<String, Double> stats,
      List<String> attached,
      List<Registration> effects,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> owners,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> shown) {

    /** A card with nothing attached. */
    public Placed(String card, Map<String, Double> stats) {
      this(card, stats, List.of(), List.of());
    }

    /** A card to which only cards of its player are attached. */
    public Placed(
        String card, Map<String, Double> stats, List<String> attached, List<Registration> effects) {
      this(card, stats, attached, effects, List.of());
    }

    /** A card that was shown to nobody. */
    public Placed(
        String card,
        Map<String, Double> stats,
        List<String> attached,
        List<Registration> effects,
        List<Integer> owners) {
      this(card, stats, attached, effects, owners, List.of());
    }

    /** Copies the lists; a missing one is empty. */
    public Placed {
      stats = stats == null ? Map.of() : stats;
      attached = attached == null ? List.of() : List.copyOf(attached);
      effects = effects == null ? List.of() : List.copyOf(effects);
      boolean own = owners == null || owners.stream().allMatch(one -> one != null && one < 0);
      owners = own ? List.of() : givenAll(owners, "owners");
      shown = shown == null ? List.of() : givenAll(shown, "shown");
    }
  }

  /** The JSON for {@code RuleBook.newMatch}. */
  public JsonNode toJson() {
    return RecordJson.write(this);
  }

  /**
   * Reads what {@link #toJson} writes; all but decks may be left out.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static DeclaredSetup of(JsonNode json) {
    return RecordJson.read(given(json, "json"), DeclaredSetup.class, "set-up", "");
  }
}
