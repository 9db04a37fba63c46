package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.pack.tool.WinningSide;
import java.util.List;

/**
 * The players of a match in a simulation.
 *
 * @param title for people
 * @param names the players
 * @param deal sets their matches up
 * @param size the words for how many play, behind names; empty where all pairings have as many
 */
public record Pairing(String title, List<String> names, Deal deal, String size) {

  /** A pairing among others that have as many players. */
  public Pairing(String title, List<String> names, Deal deal) {
    this(title, names, deal, "");
  }

  /** Gives the set-up of a match. */
  @FunctionalInterface
  public interface Deal {

    /**
     * A set-up.
     *
     * @param first the player who begins
     * @param seed the match's seed; matters only if set-ups are drawn at random
     */
    JsonNode setup(int first, long seed);
  }

  /** A pairing with a fixed set-up for each player who may begin. */
  public static Pairing fixed(String title, List<String> names, List<JsonNode> setups) {
    return new Pairing(title, names, (first, seed) -> setups.get(first));
  }

  /**
   * Pairings whose names tell how many play, unless all have as many: a win among two is no win
   * among four.
   */
  public static List<Pairing> apart(List<Pairing> all) {
    boolean alike = all.stream().mapToInt(one -> one.names.size()).distinct().count() == 1;
    return alike ? all : all.stream().map(Pairing::sized).toList();
  }

  /**
   * The sides whose wins are counted, by seat; all players together are one, with the wins of the
   * first seat. None for teams, which are no sides of a pairing.
   */
  public List<String> sides(WinningSide winner) {
    return switch (winner) {
      case PLAYER -> names;
      case TEAM -> List.of();
      case ALL -> List.of("all players" + size);
    };
  }

  private Pairing sized() {
    String of = " of " + names.size();
    return new Pairing(title, names.stream().map(name -> name + of).toList(), deal, of);
  }
}
