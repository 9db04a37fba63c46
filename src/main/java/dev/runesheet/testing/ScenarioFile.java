package dev.runesheet.testing;

import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.util.ArrayList;
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

  /**
   * The names of a game's golden games and scenario files, sorted, then those of its workbooks that
   * have a sheet of scenarios.
   */
  public static List<String> namesOf(String game, PackFiles files) {
    List<String> names = new ArrayList<>();
    for (String folder : List.of("/golden", "/scenarios")) {
      files.list("data/" + game + folder).stream().filter(ScenarioFile::counts).forEach(names::add);
    }
    for (String folder : List.of("data/", "decision-tables/")) {
      files.list(folder + game).stream()
          .filter(SheetScenarios::isWorkbook)
          .filter(name -> files.read(name).filter(it -> hasSheet(name, it, files)).isPresent())
          .forEach(names::add);
    }
    return names;
  }

  private static boolean hasSheet(String name, byte[] content, PackFiles files) {
    return files
        .readings()
        .of(
            name,
            content,
            "scenarios",
            new Diagnostics(),
            findings -> SheetScenarios.isIn(name, content));
  }

  /** Whether a file of this name holds scenarios. */
  public static boolean counts(String name) {
    return isYaml(name) || name.endsWith(".json");
  }

  static boolean isYaml(String name) {
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }
}
