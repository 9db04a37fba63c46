package dev.runesheet.testing.suite;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Files of scenarios of all kinds: texts, and workbooks with a sheet for them. */
public final class ScenarioFiles {

  private ScenarioFiles() {}

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
          .filter(PackFiles::isWorkbook)
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
            findings -> SheetScenarios.isMeant(name, content));
  }

  /** True if a file of scenarios is a text, which can be read without the words of a game. */
  static boolean isText(String name) {
    return !PackFiles.isWorkbook(name);
  }

  /**
   * Reads a file of any kind: YAML, JSON, or a workbook with a sheet {@code Tests}.
   *
   * @param books gives the rules of a game, whose words the cells of a sheet may name
   * @param findings takes the errors of the file as a whole; each scenario has its own
   * @return the file, or empty after a report
   */
  public static Optional<ScenarioFile> read(
      String name,
      byte[] content,
      Function<String, ? extends RuleWords> books,
      Diagnostics findings) {
    return PackFiles.isWorkbook(name)
        ? SheetScenarios.read(name, content, books, findings)
        : ScenarioReader.read(name, new String(content, StandardCharsets.UTF_8), findings);
  }
}
