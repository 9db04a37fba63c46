package dev.runesheet.engine;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.Game;
import java.util.Map;
import java.util.Set;

/** All games on the class path, from this jar and from others. */
public final class Games {

  private Games() {}

  /** The ids of all games, sorted. */
  public static Set<String> ids() {
    return all().keySet();
  }

  /**
   * The game of an id.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is none; it names all there are, and the nearest
   */
  public static Game find(String gameId) {
    return InstalledGames.find(all(), given(gameId, "gameId"));
  }

  private static Map<String, Game> all() {
    return InstalledGames.all(Game.class, Game::id);
  }
}
