package dev.runesheet.testing.suite;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.TextPart;
import dev.runesheet.testing.golden.GoldenGame;
import dev.runesheet.testing.golden.GoldenReader;
import dev.runesheet.testing.golden.GoldenRunner;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A scenario or a golden game that is played again and again under other rules. */
public sealed interface TestCase {

  /** The file that it is written in. */
  String file();

  /** The columns of its sheet; empty if it is written in no sheet. */
  default List<ScenarioFile.Column> columns() {
    return List.of();
  }

  /** Its file and name. */
  String name();

  /** Plays it; without a story. */
  ScenarioResult result(RuleBook book);

  /** The differences and errors of a result, one line each, in the words of the game. */
  default List<String> told(ScenarioResult result, RuleBook book) {
    return result.told();
  }

  /** True if its text names something, in small or capital letters. */
  boolean mentions(String word);

  /** True if it comes out as it expects. */
  default boolean passes(RuleBook book) {
    return result(book).passed();
  }

  /**
   * All cases of a game's files. With a cache of files, unchanged files give identical case
   * objects.
   *
   * @param book the game's rules, whose words sheets name
   * @param findings takes the errors of files
   */
  static List<TestCase> all(RuleBook book, PackFiles files, Diagnostics findings) {
    List<TestCase> cases = new ArrayList<>();
    String game = book.game().id();
    ScenarioKits.find(game)
        .ifPresent(
            kit -> {
              for (String name : ScenarioFiles.namesOf(game, files)) {
                cases.addAll(read(name, kit, book, files, findings));
              }
            });
    return cases;
  }

  private static List<TestCase> read(
      String name, ScenarioKit kit, RuleBook book, PackFiles files, Diagnostics findings) {
    byte[] content = files.read(name).orElse(new byte[0]);
    Object words = ScenarioFiles.isText(name) ? "" : kit.columns(book);
    return files
        .readings()
        .of(
            name,
            content,
            List.of("cases", words),
            findings,
            own -> read(name, content, kit, book, own));
  }

  private static List<TestCase> read(
      String name, byte[] content, ScenarioKit kit, RuleBook book, Diagnostics findings) {
    String text = new String(content, StandardCharsets.UTF_8);
    if (GoldenReader.isGolden(name, text)) {
      return GoldenReader.read(name, text, findings)
          .<List<TestCase>>map(game -> List.of(new Golden(name, game)))
          .orElse(List.of());
    }
    return ScenarioFiles.read(name, content, any -> book, findings)
        .map(file -> cases(file, kit))
        .orElse(List.of());
  }

  private static List<TestCase> cases(ScenarioFile file, ScenarioKit kit) {
    return file.scenarios().stream()
        .<TestCase>map(
            scenario -> new OfScenario(file, kit, scenario, List.copyOf(scenario.findings().all())))
        .toList();
  }

  /**
   * A scenario as a test case.
   *
   * @param home the file of the scenario
   * @param read the findings of reading it
   */
  record OfScenario(ScenarioFile home, ScenarioKit kit, Scenario scenario, List<Diagnostic> read)
      implements TestCase {
    @Override
    public String file() {
      return home.name();
    }

    @Override
    public List<ScenarioFile.Column> columns() {
      return home.columns();
    }

    @Override
    public String name() {
      return file() + ": " + scenario.title();
    }

    @Override
    public ScenarioResult result(RuleBook book) {
      Scenario own = scenario.afresh();
      read.forEach(own.findings()::add);
      return new ScenarioRunner(kit, book).run(own);
    }

    @Override
    public boolean mentions(String word) {
      return TextPart.containsIgnoringCase(scenario.source().node().toString(), word);
    }
  }

  /**
   * A golden game.
   *
   * @param file its file
   */
  record Golden(String file, GoldenGame game) implements TestCase {
    @Override
    public String name() {
      return file + ": " + Scenario.golden(game.source(), game.about(), new Diagnostics()).title();
    }

    @Override
    public ScenarioResult result(RuleBook book) {
      return result(GoldenRunner.silent(book));
    }

    @Override
    public List<String> told(ScenarioResult silent, RuleBook book) {
      ScenarioResult result = result(new GoldenRunner(book));
      List<String> lines = new ArrayList<>(result.told());
      result.story().forEach(line -> lines.add("  " + line));
      return lines;
    }

    private ScenarioResult result(GoldenRunner runner) {
      Diagnostics own = new Diagnostics();
      GoldenRunner.Played played = runner.run(game, own);
      Scenario scenario = Scenario.golden(game.source().reportingTo(own), game.about(), own);
      return new ScenarioResult(scenario, played.mismatches(), played.story(), own.all());
    }

    @Override
    public boolean mentions(String word) {
      return TextPart.containsIgnoringCase(game.log().setup().toString(), word);
    }
  }
}
