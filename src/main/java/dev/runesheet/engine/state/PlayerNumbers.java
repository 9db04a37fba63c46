package dev.runesheet.engine.state;

import dev.runesheet.spi.Game;
import dev.runesheet.spi.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The numbers by which each player knows entities. */
public final class PlayerNumbers {

  private final World world;
  private final Game game;
  private final Map<Integer, OwnNumbers> numbers = new TreeMap<>();

  /** Numbers of the players of a match, none given so far. */
  public PlayerNumbers(World world, Game game) {
    this.world = world;
    this.game = game;
  }

  /** The numbers of a player. */
  public OwnNumbers of(int player) {
    return numbers.computeIfAbsent(player, unknown -> new OwnNumbers(world, game));
  }

  /** The entities that players know by numbers of their own, by player; none if nobody does. */
  public List<List<Integer>> known() {
    List<List<Integer>> known = new ArrayList<>();
    numbers.forEach(
        (player, own) -> {
          if (!own.known().isEmpty()) {
            while (known.size() < player) {
              known.add(List.of());
            }
            known.add(own.known());
          }
        });
    return known;
  }

  /** The count of numbers that each player has got so far, by player. */
  public Map<Integer, Integer> counts() {
    if (numbers.isEmpty()) {
      return Map.of();
    }
    Map<Integer, Integer> counts = new TreeMap<>();
    numbers.forEach(
        (player, own) -> {
          if (own.count() > 0) {
            counts.put(player, own.count());
          }
        });
    return counts;
  }

  /** Takes back the numbers that players have got since they had so many. */
  public void takeBack(Map<Integer, Integer> counts) {
    numbers.forEach((player, own) -> own.keep(counts.getOrDefault(player, 0)));
  }

  /**
   * Gives players their numbers again, as they were saved.
   *
   * @throws IllegalArgumentException if they cannot have these
   */
  public void know(List<List<Integer>> known) {
    numbers.clear();
    for (int player = 0; player < known.size(); player++) {
      numbers.put(player, OwnNumbers.of(world, game, known.get(player)));
    }
  }
}
