package dev.runesheet.testing;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import java.util.List;
import java.util.Locale;

/**
 * A file of scenarios.
 *
 * @param name its name, for messages
 * @param game the game it tests
 * @param root the whole file
 * @param scenarios its scenarios in order, one for each variant they name
 * @param columns the columns of its sheet; empty if it has none
 */
public record ScenarioFile(
    String name, String game, JsonValue root, List<Scenario> scenarios, List<Column> columns) {

  /** Copies the lists. */
  public ScenarioFile {
    scenarios = List.copyOf(scenarios);
    columns = List.copyOf(columns);
  }

  /** A file without a sheet. */
  public ScenarioFile(String name, String game, JsonValue root, List<Scenario> scenarios) {
    this(name, game, root, scenarios, List.of());
  }

  /**
   * A column of a sheet.
   *
   * @param heading its band and its label
   * @param place the cell of its label
   * @param filled the number of rows that have something in it
   */
  public record Column(String heading, SourceLocation place, int filled) {}

  /** True if a file of this name holds scenarios. */
  public static boolean counts(String name) {
    return isYaml(name) || plain(name).endsWith(".json");
  }

  /** True if a file of this name is in YAML. */
  public static boolean isYaml(String name) {
    return plain(name).endsWith(".yaml") || plain(name).endsWith(".yml");
  }

  /** Some systems write the ends of names in capitals. */
  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
