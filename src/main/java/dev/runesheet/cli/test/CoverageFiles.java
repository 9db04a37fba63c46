package dev.runesheet.cli.test;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageFileReader;
import dev.runesheet.testing.coverage.OtherRulesException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Files of coverage that the user named. */
final class CoverageFiles {

  private final Terminal terminal;
  private final Diagnostics findings = new Diagnostics();

  CoverageFiles(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * All files merged; of a folder those that end with {@code .json}. Fails with all findings if one
   * cannot be read or is of other rules.
   */
  Coverage read(List<String> names) {
    Coverage sum = Coverage.NONE;
    for (String name : names) {
      for (String file : files(name)) {
        sum = plus(sum, file);
      }
    }
    if (findings.hasErrors()) {
      throw CommandFailure.of("The coverage cannot be used.", Findings.sorted(findings.all()));
    }
    return sum;
  }

  private Coverage plus(Coverage sum, String name) {
    String text = MatchFiles.read(terminal.file(name), name);
    try {
      return CoverageFileReader.read(name, text, findings).map(sum::plus).orElse(sum);
    } catch (OtherRulesException other) {
      findings.error(
          Code.COVERAGE_OTHER_RULES,
          SourceLocation.file(name),
          other.subject() + " with another '" + other.source() + "'",
          "the rules of the files before it");
      return sum;
    }
  }

  private List<String> files(String name) {
    Path path = terminal.file(name);
    if (!Files.isDirectory(path)) {
      return List.of(name);
    }
    List<String> names = new ArrayList<>();
    try (Stream<Path> all = Files.list(path)) {
      all.map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".json"))
          .sorted()
          .forEach(file -> names.add(name + "/" + file));
    } catch (IOException broken) {
      throw CommandFailure.of("The folder '" + name + "' cannot be read.");
    }
    if (names.isEmpty()) {
      throw CommandFailure.usage("There are no files of coverage in '" + name + "'.");
    }
    return names;
  }
}
