package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The part of a match that one player may see at one moment; immutable. It stays readable when the
 * match goes on or is closed, and Jackson writes it as JSON.
 *
 * @param player the player, from 0
 * @param turn the present turn, from 1; 0 before the first
 * @param phase the game's word for the phase that runs
 * @param active the player whose turn it is; -1 if it is nobody's
 * @param over whether the match has ended
 * @param winner the only player who won; -1 for a draw, a win that several share, or while the
 *     match goes on
 * @param entities the entities the player may see
 * @param decisions the questions open to the player
 * @param hidden the number of entities the player may not see, by zone
 * @param next the player who has the next turn because it was given away; null if turns go on in
 *     order
 * @param reversed whether the order of turns is the reverse of the usual one
 * @param acting in a phase in which players act several times, those who still act, in order and
 *     each as often as he acts; empty in other phases
 * @param winners all players who won, in the order of their seats
 */
public record PlayerView(
    int player,
    int turn,
    String phase,
    int active,
    boolean over,
    int winner,
    List<Seen> entities,
    List<Decision> decisions,
    Map<String, Integer> hidden,
    @JsonInclude(JsonInclude.Include.NON_NULL) Integer next,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean reversed,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> acting,
    @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = Winners.UnlessShared.class)
        List<Integer> winners) {

  /** Copies the lists and the map, whose order stays; without a list, nobody acts several times. */
  public PlayerView {
    given(phase, "phase");
    entities = List.copyOf(given(entities, "entities"));
    decisions = List.copyOf(given(decisions, "decisions"));
    acting = acting == null ? List.of() : List.copyOf(acting);
    winners = Winners.told(winner, winners);
    hidden = Collections.unmodifiableMap(new LinkedHashMap<>(given(hidden, "hidden")));
  }

  /**
   * An entity as seen.
   *
   * @param id its id; where nobody may know how many such entities there are ({@link
   *     Game#isCounted}), one of the player's own, which holds for as long as the match object
   * @param controller the player who controls it; -1 for nobody
   * @param position its place within the zone, by which the entities of the zone are ordered. Each
   *     game says where it puts one: usually they count from 0, with gaps where entities have left,
   *     and those below 0 go under these
   * @param stats each stat that players are told of, with the modifiers that count now
   */
  public record Seen(
      int id,
      String kind,
      String definition,
      String name,
      int controller,
      String zone,
      int position,
      Map<String, Double> stats) {

    /** Copies the map, whose order stays. */
    public Seen {
      given(kind, "kind");
      given(definition, "definition");
      given(name, "name");
      given(zone, "zone");
      given(stats, "stats");
      stats = Collections.unmodifiableMap(new LinkedHashMap<>(stats));
    }
  }
}
