package dev.runesheet.testing;

import dev.runesheet.language.JsonValue;
import java.util.List;

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

  /** Whether a file of this name holds scenarios. */
  public static boolean counts(String name) {
    return isYaml(name) || name.endsWith(".json");
  }

  static boolean isYaml(String name) {
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }
}
