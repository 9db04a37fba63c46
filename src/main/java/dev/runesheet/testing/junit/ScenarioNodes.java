package dev.runesheet.testing.junit;

import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.golden.GoldenReader;
import dev.runesheet.testing.suite.NamedScenarios;
import dev.runesheet.testing.suite.ScenarioFiles;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;

/**
 * Scenarios as tests of JUnit. Each knows the line that it stands in, so that an IDE can show and
 * run it alone; nothing is played before its test runs.
 */
public final class ScenarioNodes {

  private final Path folder;
  private final List<String> named;
  private final Function<String, RuleBook> books;
  private final Map<String, ScenarioKit> kits = new HashMap<>();

  /** All scenarios of each game: their own rules are compiled together. */
  private final Map<String, List<Scenario>> scenarios = new HashMap<>();

  /** The number of scenarios of each game that have begun. */
  private final Map<String, Integer> begun = new HashMap<>();

  ScenarioNodes(Path folder, List<String> named, Function<String, RuleBook> books) {
    this.folder = folder;
    this.named = List.copyOf(named);
    this.books = books;
  }

  /**
   * One container for each file, with a test for each scenario, and one for the file itself if it
   * has errors of its own; one test for each golden game. So there are as many as {@code runesheet
   * test} counts. A name of no game, folder or file, or of one without scenarios, is a test that
   * fails.
   *
   * @throws IllegalArgumentException if nothing is named
   */
  public Stream<DynamicNode> nodes() {
    List<DynamicNode> nodes = new ArrayList<>();
    if (named.isEmpty()) {
      throw new IllegalArgumentException(
          "@ScenarioSource names nothing. Maybe a game or a folder is missing.");
    }
    for (String one : named) {
      try {
        found(one).forEach((name, content) -> nodes.add(container(name, content.read())));
      } catch (IllegalArgumentException | UncheckedIOException missing) {
        nodes.add(
            DynamicTest.dynamicTest(
                one,
                () -> {
                  throw missing;
                }));
      }
    }
    return nodes.stream();
  }

  private Map<String, NamedScenarios.Content> found(String one) {
    Map<String, NamedScenarios.Content> files = NamedScenarios.find(folder, one);
    if (files.isEmpty()) {
      throw new IllegalArgumentException(NamedScenarios.none(one));
    }
    return files;
  }

  private DynamicNode container(String name, Optional<byte[]> content) {
    String text = new String(content.orElse(new byte[0]), StandardCharsets.UTF_8);
    if (GoldenReader.isGolden(name, text)) {
      return DynamicTest.dynamicTest(name, uri(name, 0), () -> replay(name, text));
    }
    Diagnostics findings = new Diagnostics();
    Optional<ScenarioFile> file =
        ScenarioFiles.read(name, content.orElse(new byte[0]), books, findings);
    file.ifPresent(
        read ->
            scenarios
                .computeIfAbsent(read.game(), game -> new ArrayList<>())
                .addAll(read.scenarios()));
    List<DynamicNode> tests = new ArrayList<>();
    if (findings.hasErrors()) {
      tests.add(
          DynamicTest.dynamicTest("the file", uri(name, 0), () -> requireNone(findings.all())));
    }
    for (Scenario scenario : file.map(ScenarioFile::scenarios).orElse(List.of())) {
      tests.add(test(file.get(), scenario));
    }
    return DynamicContainer.dynamicContainer(name, uri(name, 0), tests.stream());
  }

  /** A golden game is one test: each of its steps needs those before it. */
  private void replay(String name, String text) {
    ScenarioSuite suite = new ScenarioSuite(books, scenario -> true);
    ScenarioSuite.FileResult result = suite.run(name, text.getBytes(StandardCharsets.UTF_8));
    requireNone(result.findings());
    result.scenarios().forEach(ScenarioNodes::require);
  }

  private static void require(ScenarioResult result) {
    if (!result.passed()) {
      throw new AssertionFailedError(String.join("\n", result.lines()));
    }
  }

  private DynamicTest test(ScenarioFile file, Scenario scenario) {
    JsonValue source = scenario.source();
    String title = scenario.title();
    return DynamicTest.dynamicTest(
        title.isBlank() ? "line " + source.line() : title, // JUnit refuses a blank name.
        uri(source.location().file(), source.line()),
        () -> require(runner(file.game()).run(scenario)));
  }

  /** Prepares all of a game before the second of them runs: the first may run alone. */
  private synchronized ScenarioRunner runner(String game) {
    ScenarioKit kit = kits.computeIfAbsent(game, any -> ScenarioKits.find(game).orElseThrow());
    ScenarioRunner runner = new ScenarioRunner(kit, books.apply(game));
    if (begun.merge(game, 1, Integer::sum) == 2) {
      runner.prepare(scenarios.get(game));
    }
    return runner;
  }

  private static void requireNone(List<Diagnostic> findings) {
    List<String> errors =
        findings.stream().filter(Diagnostic::isError).map(Diagnostic::message).toList();
    if (!errors.isEmpty()) {
      throw new AssertionFailedError(String.join("\n", errors));
    }
  }

  /** A file's place as JUnit and IDEs understand it. */
  private URI uri(String name, int line) {
    Path file = folder.resolve(name);
    URI at =
        Files.isRegularFile(file)
            ? file.toAbsolutePath().normalize().toUri()
            : URI.create("classpath:/runesheet/" + name.replace(" ", "%20"));
    return line > 0 ? URI.create(at + "?line=" + line) : at;
  }
}
