package dev.runesheet.testing;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.util.List;

/** Runs scenarios that a test writes down. */
final class Yaml {

  static final String FILE = "test.yaml";

  private Yaml() {}

  static RuleBook book(String game) {
    return ShippedBooks.ofSources(game);
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
