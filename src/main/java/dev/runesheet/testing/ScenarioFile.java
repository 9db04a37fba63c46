package dev.runesheet.testing;

import dev.runesheet.document.JsonValue;
import java.util.List;
import java.util.Locale;

/**
 * A file of scenarios.
 *
 * @param name its name, for messages
 * @param game the game it tests
 * @param root the whole file
 * @param scenarios its scenarios in order, one for each variant they name
 */
public record ScenarioFile(String name, String game, JsonValue root, List<Scenario> scenarios) {

  /** Copies the list. */
  public ScenarioFile {
    scenarios = List.copyOf(scenarios);
  }

  /** True if a file of this name holds scenarios. */
  public static boolean counts(String name) {
    return isYaml(name) || plain(name).endsWith(".json");
  }

  public static boolean isYaml(String name) {
    return plain(name).endsWith(".yaml") || plain(name).endsWith(".yml");
  }

  /** Some systems write the ends of names in capitals. */
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
