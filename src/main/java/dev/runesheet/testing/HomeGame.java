package dev.runesheet.testing;

import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The game in whose data or tables a file stands. Its scenarios are found and read with the words
 * of that game, so they can be of no other; a file elsewhere may name any game.
 */
public final class HomeGame {

  private static final Set<String> FOLDERS = Set.of("data", "decision-tables");

  private HomeGame() {}

  /**
   * The game that a file must name instead of another.
   *
   * @param game the game that it names
   * @param file its name, from the folder of the games or from anywhere
   * @return empty if it names the right one, or belongs to no game
   */
  public static Optional<String> insteadOf(String game, String file) {
    List<String> path = List.of(file.replace('\\', '/').split("/"));
    for (int i = path.size() - 3; i >= 0; i--) {
      if (FOLDERS.contains(path.get(i))) {
        return Optional.of(path.get(i + 1))
            .filter(home -> !home.equals(game) && ScenarioKits.games().contains(home));
      }
    }
    return Optional.empty();
  }

  /** The words for what a finding expects in the place of the name of another game. */
  public static String says(String home) {
    return Words.quote(home) + ", the game in whose folder this file stands";
  }
}
