package dev.runesheet.testing;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.DirectoryFiles;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Runs scenarios that a test writes down. */
final class Yaml {

  static final String FILE = "test.yaml";

  private static final Map<String, RuleBook> BOOKS = new ConcurrentHashMap<>();

  private Yaml() {}

  static RuleBook book(String game) {
    return BOOKS.computeIfAbsent(game, Yaml::build);
  }

  private static RuleBook build(String game) {
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.build(game, new DirectoryFiles(Path.of("")), findings);
    findings.throwIfErrors();
    return book;
  }

  static ScenarioSuite suite() {
    return new ScenarioSuite(Yaml::book, scenario -> true);
  }

  /** Runs Math Battle scenarios; the lines are those below {@code scenarios:}. */
  static FileResult run(String scenarios) {
    return suite().run(FILE, "game: math-battle\nscenarios:\n" + scenarios);
  }

  /** Runs one scenario. */
  static ScenarioResult one(String scenario) {
    return run(scenario).scenarios().get(0);
  }

  static List<String> messages(FileResult result) {
    return result.findings().stream().map(Diagnostic::message).toList();
  }

  static List<String> messages(ScenarioResult result) {
    return result.findings().stream().map(Diagnostic::message).toList();
  }
}
