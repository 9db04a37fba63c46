package dev.runesheet.cli.test;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.suite.NamedScenarios;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Files of scenarios that the user named, by a game, a folder or themselves; each runs once. */
final class ScenarioSources {

  private final Terminal terminal;
  private final Map<String, NamedScenarios.Content> files = new LinkedHashMap<>();

  ScenarioSources(Terminal terminal) {
    this.terminal = terminal;
  }

  void add(String named) {
    try {
      files.putAll(NamedScenarios.find(terminal.directory(), named));
    } catch (IllegalArgumentException unknown) {
      throw CommandFailure.usage(
          unknown.getMessage() + GameRules.advice(named, ScenarioKits.games()));
    }
  }

  /** Runs all files, in the order they were named. */
  void run(ScenarioSuite suite, Consumer<FileResult> report) {
    files.forEach((name, content) -> report.accept(run(name, content.read(), suite)));
  }

  private static FileResult run(String name, Optional<byte[]> content, ScenarioSuite suite) {
    if (content.isPresent()) {
      return suite.run(name, content.get());
    }
    SourceLocation place = SourceLocation.file(name);
    Diagnostic missing = Diagnostic.of(Code.FILE_MISSING, place, "", "a file of scenarios");
    return suite.add(new FileResult(name, List.of(), List.of(missing)));
  }
}
