package dev.runesheet.testing;

import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;

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
    Map<String, ScenarioKit> kits = new TreeMap<>();
    for (ScenarioKit kit :
        ServiceLoader.load(ScenarioKit.class, ScenarioKits.class.getClassLoader())) {
      kits.put(kit.game(), kit);
    }
    return kits;
  }
}
