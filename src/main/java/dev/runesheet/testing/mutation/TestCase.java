package dev.runesheet.testing.mutation;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.golden.GoldenGame;
import dev.runesheet.testing.golden.GoldenReader;
import dev.runesheet.testing.golden.GoldenRunner;
import dev.runesheet.testing.suite.ScenarioFiles;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A scenario or a golden game that is played again and again under other rules. */
sealed interface TestCase {

  /** The file that it is written in. */
  String file();

  /** Its file and name. */
  String name();

  /** Whether it comes out as it expects. */
  boolean passes(RuleBook book);

  /**
   * All of a game's files.
   *
   * @param book the game's rules, whose words sheets name
   * @param findings takes what is wrong with files
   */
  static List<TestCase> all(RuleBook book, PackFiles files, Diagnostics findings) {
    List<TestCase> cases = new ArrayList<>();
    String game = book.game().id();
    ScenarioKits.find(game)
        .ifPresent(
            kit ->
                ScenarioFiles.namesOf(game, files)
                    .forEach(name -> read(name, kit, book, files, findings, cases)));
    return cases;
  }

  private static void read(
      String name,
      ScenarioKit kit,
      RuleBook book,
      PackFiles files,
      Diagnostics findings,
      List<TestCase> cases) {
    byte[] content = files.read(name).orElse(new byte[0]);
    String text = new String(content, StandardCharsets.UTF_8);
    if (GoldenReader.isGolden(name, text)) {
      GoldenReader.read(name, text, findings).ifPresent(game -> cases.add(new Golden(name, game)));
    } else {
      ScenarioFiles.read(name, content, any -> book, findings)
          .ifPresent(
              file -> file.scenarios().forEach(one -> cases.add(new OfScenario(name, kit, one))));
    }
  }

  /**
   * A scenario.
   *
   * @param file where it is written
   */
  record OfScenario(String file, ScenarioKit kit, Scenario scenario) implements TestCase {
    @Override
    public String name() {
      return file + ": " + scenario.title();
    }

    @Override
    public boolean passes(RuleBook book) {
      return new ScenarioRunner(kit, book).run(scenario.afresh()).passed();
    }
  }

  /**
   * A golden game.
   *
   * @param file where it is written
   */
  record Golden(String file, GoldenGame game) implements TestCase {
    @Override
    public String name() {
      return file;
    }

    @Override
    public boolean passes(RuleBook book) {
      Diagnostics found = new Diagnostics();
      boolean same = GoldenRunner.silent(book).run(game, found).mismatches().isEmpty();
      return same && !found.hasErrors();
    }
  }
}
