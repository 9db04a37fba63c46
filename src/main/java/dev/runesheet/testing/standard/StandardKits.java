package dev.runesheet.testing.standard;

import dev.runesheet.engine.InstalledGames;
import dev.runesheet.spi.Game;
import dev.runesheet.testing.ScenarioKit;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The standard kits of all games in Java; a game's own kit takes the place of its standard one. */
public final class StandardKits implements InstalledGames.Provider {

  @Override
  public Set<String> games() {
    Set<String> games = new TreeSet<>();
    for (Game game : InstalledGames.services(Game.class)) {
      games.add(InstalledGames.game(Game.class, game, Game::id));
    }
    return games;
  }

  /** Declared games, which are found in folders, are none of Java. */
  @Override
  public <T> Optional<T> part(Class<T> type, String game) {
    return type == ScenarioKit.class && games().contains(game)
        ? Optional.of(type.cast(new StandardScenarios(game)))
        : Optional.empty();
  }
}
