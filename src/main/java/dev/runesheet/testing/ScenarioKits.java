package dev.runesheet.testing;

import dev.runesheet.engine.InstalledGames;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The kits that are installed. */
public final class ScenarioKits {

  private ScenarioKits() {}

  /** The ids of the games that can be tested, sorted. */
  public static Set<String> games() {
    return all().keySet();
  }

  /** The kit of a game. */
  public static Optional<ScenarioKit> find(String game) {
    return Optional.ofNullable(all().get(game));
  }

  private static Map<String, ScenarioKit> all() {
    return InstalledGames.all(ScenarioKit.class, ScenarioKit::game);
  }
}
