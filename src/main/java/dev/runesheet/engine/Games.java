package dev.runesheet.engine;

import java.util.Map;
import java.util.Set;

/** The games on the class path, this jar's and others'. */
public final class Games {

  private Games() {}

  /** The ids of all games, sorted. */
  public static Set<String> ids() {
    return all().keySet();
  }

  /**
   * The game of an id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Game find(String id) {
    Game game = all().get(id);
    if (game == null) {
      throw new IllegalArgumentException("game (" + id + ") is not one of " + ids() + ".");
    }
    return game;
  }

  private static Map<String, Game> all() {
    return Installed.all(Game.class, Game::id);
  }
}
