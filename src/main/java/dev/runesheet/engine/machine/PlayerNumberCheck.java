package dev.runesheet.engine.machine;

import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import dev.runesheet.spi.GameState;
import java.util.HashSet;
import java.util.List;

/** The check of numbers of players that a program, a game's phases or a verb give. */
final class PlayerNumberCheck {

  private PlayerNumberCheck() {}

  /**
   * The number itself, of a player of a match.
   *
   * @throws IllegalArgumentException if nobody has it
   */
  static int player(GameState game, int number) {
    if (number < 0 || number >= game.players()) {
      throw new IllegalArgumentException(
          "player ("
              + number
              + ") is not in this match; players are 0 to "
              + (game.players() - 1)
              + ". Maybe they were counted from 1.");
    }
    return number;
  }

  /** The same, where -1 stands for nobody. */
  static int playerOrNobody(GameState game, int number) {
    return number == -1 ? number : player(game, number);
  }

  /**
   * Refuses a list of players to ask that names one of them twice.
   *
   * @throws NullPointerException if the list or a player is null; it names it
   * @throws IllegalArgumentException if a player is named twice
   */
  static void eachOnce(List<Integer> players) {
    if (new HashSet<>(givenAll(players, "players")).size() < players.size()) {
      throw new IllegalArgumentException(
          "players (" + players + ") names one twice, who would be asked the same twice.");
    }
  }

  /**
   * The players who win, each once, in the order of their seats.
   *
   * @throws IllegalArgumentException if nobody has one of the numbers
   */
  static List<Integer> winners(GameState game, List<Integer> winners) {
    return givenAll(winners, "winners").stream()
        .map(number -> player(game, number))
        .distinct()
        .sorted()
        .toList();
  }
}
