package dev.runesheet.testing.suite;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.golden.GoldenGame;
import dev.runesheet.testing.golden.GoldenReader;
import dev.runesheet.testing.golden.GoldenRunner;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** The run of files of scenarios of any games, with results in the order of the files. */
public final class ScenarioSuite {

  private final Function<String, RuleBook> books;
  private final Predicate<Scenario> only;
  private final Map<String, RuleBook> loaded = new LinkedHashMap<>();
  private final Map<String, ScenarioRunner> runners = new LinkedHashMap<>();
  private final List<FileResult> results = new ArrayList<>();
  private boolean parallel;

  /**
   * Runs scenarios.
   *
   * @param books gives the rules of a game; asked once for each
   * @param only the scenarios to run
   */
  public ScenarioSuite(Function<String, RuleBook> books, Predicate<Scenario> only) {
    this.books = books;
    this.only = only;
  }

  /**
   * The result of a file.
   *
   * @param file its name
   * @param scenarios the results of the scenarios that ran
   * @param findings the errors of the file as a whole
   */
  public record FileResult(String file, List<ScenarioResult> scenarios, List<Diagnostic> findings) {

    /** Copies the lists. */
    public FileResult {
      scenarios = List.copyOf(scenarios);
      findings = List.copyOf(findings);
    }

    /** True if the file as a whole has an error. */
    public boolean broken() {
      return findings.stream().anyMatch(Diagnostic::isError);
    }
  }

  /** Plays scenarios of a file on all processors; their results stay in order. */
  public ScenarioSuite inParallel() {
    parallel = true;
    return this;
  }

  /** Reads and runs a file: YAML, JSON, a workbook with a sheet {@code Tests}, a golden game. */
  public FileResult run(String name, byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
    if (GoldenReader.isGolden(name, text)) {
      return golden(name, text);
    }
    return run(name, findings -> ScenarioFiles.read(name, content, this::book, findings));
  }

  /** Reads and runs a file of YAML or JSON. */
  public FileResult run(String name, String text) {
    return run(name, findings -> ScenarioReader.read(name, text, findings));
  }

  private FileResult run(String name, Function<Diagnostics, Optional<ScenarioFile>> reader) {
    Diagnostics findings = new Diagnostics();
    List<ScenarioResult> scenarios = new ArrayList<>();
    reader.apply(findings).ifPresent(file -> run(file, scenarios));
    return add(new FileResult(name, scenarios, findings.all()));
  }

  private FileResult golden(String name, String text) {
    Diagnostics findings = new Diagnostics();
    List<ScenarioResult> results = new ArrayList<>();
    GoldenReader.read(name, text, findings)
        .filter(game -> isKnown(game, findings))
        .ifPresent(game -> golden(game, results));
    return add(new FileResult(name, results, findings.all()));
  }

  private static boolean isKnown(GoldenGame game, Diagnostics findings) {
    boolean known = ScenarioKits.games().contains(game.log().game());
    if (!known) {
      game.source()
          .reportingTo(findings)
          .fields()
          .flatMap(fields -> fields.optional("game"))
          .ifPresent(value -> value.unknownWord(Code.GAME_MISSING, ScenarioKits.games()));
    }
    return known;
  }

  private void golden(GoldenGame game, List<ScenarioResult> results) {
    Diagnostics own = new Diagnostics();
    Scenario scenario = Scenario.golden(game.source().reportingTo(own), game.about(), own);
    if (only.test(scenario)) {
      GoldenRunner.Played played = new GoldenRunner(book(game.log().game())).run(game, own);
      results.add(new ScenarioResult(scenario, played.mismatches(), played.story(), own.all()));
    }
  }

  private RuleBook book(String game) {
    return loaded.computeIfAbsent(game, books);
  }

  /** Notes a file that could not be read. */
  public FileResult add(FileResult result) {
    results.add(result);
    return result;
  }

  private void run(ScenarioFile file, List<ScenarioResult> results) {
    ScenarioRunner runner = runners.computeIfAbsent(file.game(), this::runner);
    List<Scenario> scenarios = file.scenarios().stream().filter(only).toList();
    runner.prepare(scenarios);
    Function<Scenario, ScenarioResult> play = scenario -> runner.traced(runner.run(scenario));
    results.addAll(
        parallel ? ParallelExecution.map(scenarios, play) : scenarios.stream().map(play).toList());
  }

  private ScenarioRunner runner(String game) {
    return new ScenarioRunner(ScenarioKits.find(game).orElseThrow(), book(game));
  }

  /** The result of each file, in order. */
  public List<FileResult> results() {
    return List.copyOf(results);
  }

  /** The number of scenarios that passed. */
  public long passed() {
    return results.stream()
        .flatMap(file -> file.scenarios().stream())
        .filter(ScenarioResult::passed)
        .count();
  }

  /** The number of scenarios that failed, and of unreadable files. */
  public long failed() {
    long scenarios = results.stream().mapToLong(file -> file.scenarios().size()).sum();
    return scenarios - passed() + results.stream().filter(FileResult::broken).count();
  }
}
