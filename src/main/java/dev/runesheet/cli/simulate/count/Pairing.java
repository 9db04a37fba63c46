package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * The players of a match in a simulation.
 *
 * @param title for people
 * @param names the players
 * @param deal sets their matches up
 */
public record Pairing(String title, List<String> names, Deal deal) {

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
}
