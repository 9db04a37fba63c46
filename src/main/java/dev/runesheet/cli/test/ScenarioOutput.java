package dev.runesheet.cli.test;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.TestWorkbook;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.sheet.ScenarioSheet;
import dev.runesheet.testing.suite.ScenarioFiles;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The output of a scenario: printed, or added to a file or workbook. */
public record ScenarioOutput(Terminal terminal, RuleBook book) {

  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder()
              .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
              .disable(YAMLGenerator.Feature.SPLIT_LINES)
              .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
              .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
              .enable(YAMLGenerator.Feature.INDENT_ARRAYS_WITH_INDICATOR)
              .stringQuotingChecker(new QuotedNumbers())
              .build());

  /** Writes a scenario to a file, or prints it if there is none. */
  public void write(ObjectNode scenario, String file) {
    if (file == null) {
      terminal.out().println(ScenarioList.entry(lines(scenario)).stripTrailing());
    } else if (PackFiles.isWorkbook(file)) {
      toSheet(scenario, file);
    } else {
      toFile(scenario, file);
    }
  }

  /** The lines of a scenario, as they stand behind the dash of its entry. */
  private static List<String> lines(ObjectNode scenario) {
    try {
      return YAML.writeValueAsString(scenario).lines().toList();
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a tree is always YAML", impossible);
    }
  }

  /**
   * Refuses a file to which no scenario can be added.
   *
   * @param file its name; null to print the scenario
   */
  public static void checkName(String file) {
    if (file != null && !PackFiles.isWorkbook(file) && !ScenarioFile.isYaml(file)) {
      throw CommandFailure.usage(
          "'" + file + "': scenarios are added to YAML files and workbooks, .yaml or .xlsx.");
    }
  }

  private void toFile(ObjectNode scenario, String file) {
    checkName(file);
    SingleGameRules.checkFolder(book, file);
    Path path = terminal.file(file);
    String after =
        Files.isRegularFile(path)
            ? new ScenarioList(file, MatchFiles.read(path, file)).with(lines(scenario))
            : "game: " + book.game().id() + "\nscenarios:\n" + ScenarioList.entry(lines(scenario));
    Diagnostics findings = new Diagnostics();
    Optional<ScenarioFile> read = ScenarioReader.read(file, after, findings);
    if (read.isEmpty() || findings.hasErrors()) {
      throw CommandFailure.of("'" + file + "' has mistakes, so none was added.", findings.all());
    }
    SingleGameRules.check(book, file, read.get().game());
    save(scenario, file, after.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Saves a scenario; refuses a name that the file has already, since the second would never run.
   */
  private void save(ObjectNode scenario, String file, byte[] after) {
    String name = scenario.path("name").asText();
    long ofTheName =
        ScenarioFiles.read(file, after, SingleGameRules.of(book, file), new Diagnostics()).stream()
            .flatMap(read -> read.scenarios().stream())
            .filter(one -> one.name().equals(name))
            .map(one -> one.source().pointer()) // one that runs in several variants is one
            .distinct()
            .count();
    if (ofTheName > 1) {
      throw CommandFailure.of(
          "'" + file + "' has a scenario '" + name + "' already; choose another name with --name.");
    }
    told(file, SafeFile.write(terminal.file(file), after));
  }

  private void toSheet(ObjectNode scenario, String file) {
    ScenarioSheet sheet =
        ScenarioSheet.of(book)
            .orElseThrow(() -> CommandFailure.of(book.game().id() + " has no sheets of tests."));
    List<String> left = sheet.add(scenario);
    if (!left.isEmpty()) {
      throw CommandFailure.of("No column of a sheet can hold " + String.join(", ", left) + ".");
    }
    Diagnostics findings = new Diagnostics();
    byte[] content = TestWorkbook.content(terminal.file(file), file);
    Optional<EditedWorkbook> edited = sheet.write(file, content, findings);
    if (edited.isEmpty()) {
      throw CommandFailure.of("'" + file + "' cannot be written.", findings.all());
    }
    save(scenario, file, edited.get().content());
  }

  private void told(String file, boolean kept) {
    String backup = kept ? "; the old file is " + file + ".bak" : "";
    terminal.out().println(file + ": 1 scenario added" + backup);
  }
}
