package dev.runesheet.cli;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioSuite;
import dev.runesheet.testing.ScenarioSuite.FileResult;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Files of scenarios that the user named, by a game, a folder or themselves; each runs once. */
final class ScenarioSources {

  private final Terminal terminal;
  private final Function<String, GameRules> rules;
  private final Map<String, Callable<Optional<byte[]>>> files = new LinkedHashMap<>();

  ScenarioSources(Terminal terminal, Function<String, GameRules> rules) {
    this.terminal = terminal;
    this.rules = rules;
  }

  void add(String named) {
    Path path = terminal.file(named);
    if (ScenarioKits.games().contains(named)) {
      PackFiles pack = rules.apply(named).files();
      ScenarioFile.namesOf(named, pack).forEach(name -> files.put(name, () -> pack.read(name)));
    } else if (Files.isDirectory(path)) {
      folder(named, path);
    } else if (Files.isRegularFile(path)) {
      files.put(named, () -> Optional.of(Files.readAllBytes(path)));
    } else {
      throw CommandFailure.usage(
          "There is no file, folder or game '"
              + named
              + "'"
              + GameRules.advice(named, ScenarioKits.games()));
    }
  }

  private void folder(String named, Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile)
          .filter(ScenarioSources::holdsScenarios)
          .sorted()
          .forEach(
              file -> {
                String name = Path.of(named).resolve(folder.relativize(file)).toString();
                files.put(name.replace('\\', '/'), () -> Optional.of(Files.readAllBytes(file)));
              });
    } catch (IOException broken) {
      throw CommandFailure.of("The folder '" + named + "' cannot be read: " + broken.getMessage());
    }
  }

  private static boolean holdsScenarios(Path file) {
    String name = file.getFileName().toString();
    if (!SheetScenarios.isWorkbook(name)) {
      return ScenarioFile.counts(name);
    }
    try {
      return SheetScenarios.isIn(name, Files.readAllBytes(file));
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** Runs all files, in the order they were named. */
  void run(ScenarioSuite suite, Consumer<FileResult> report) {
    files.forEach((name, bytes) -> report.accept(run(name, bytes, suite)));
  }

  private static FileResult run(
      String name, Callable<Optional<byte[]>> content, ScenarioSuite suite) {
    try {
      Optional<byte[]> bytes = content.call();
      if (bytes.isPresent()) {
        return suite.run(name, bytes.get());
      }
    } catch (IOException unreadable) {
      // Reported below: for the reader of the message it is as good as missing.
    } catch (RuntimeException failure) {
      throw failure;
    } catch (Exception impossible) {
      throw new IllegalStateException("reading throws nothing else", impossible);
    }
    SourceLocation place = SourceLocation.file(name);
    Diagnostic missing = Diagnostic.of(Code.FILE_MISSING, place, "", "a file of scenarios");
    return suite.add(new FileResult(name, List.of(), List.of(missing)));
  }
}
