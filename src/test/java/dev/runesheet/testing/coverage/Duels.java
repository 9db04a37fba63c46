package dev.runesheet.testing.coverage;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Coverage of Math Battle by scenarios that a test writes down. */
public final class Duels {

  public static final String GAME = "math-battle";
  public static final String FIREBALL =
      "  - {name: a, given: {heroes: [fire-mage, fighter]}, when: [{choose: Fireball}], then:"
          + " {}}\n";
  public static final String ONE_ATTACK =
      "  - {name: b, given: {heroes: [fighter, fighter]}, when: [{choose: 0}], then: {}}\n";

  public static final PackFiles FILES = new DirectoryFiles(Path.of(""));

  /** Compiling rules takes most of the time. */
  private static final Map<String, Coverage> KNOWN = new ConcurrentHashMap<>();

  private Duels() {}

  public static RuleBook book(RuleProbe probe) {
    return book(GAME, probe);
  }

  private static RuleBook book(String game, RuleProbe probe) {
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.book(game, FILES, findings, probe);
    findings.throwIfErrors();
    return book;
  }

  /** What scenarios cover; the lines are those below {@code scenarios:}. */
  public static Coverage of(String scenarios) {
    return of(true, scenarios);
  }

  public static Coverage of(boolean conditions, String scenarios) {
    return KNOWN.computeIfAbsent(conditions + scenarios, key -> record(conditions, scenarios));
  }

  private static Coverage record(boolean conditions, String scenarios) {
    return record(GAME, conditions, scenarios);
  }

  /** The coverage of scenarios of any game. */
  static Coverage record(String game, boolean conditions, String scenarios) {
    CoverageCollector collector = new CoverageCollector(conditions);
    RuleBook book = book(game, collector.newProbe(game, FILES));
    ScenarioSuite suite = new ScenarioSuite(any -> book, scenario -> true);
    suite.run("test.yaml", "game: " + game + "\nscenarios:\n" + scenarios);
    if (suite.failed() > 0) {
      throw new IllegalArgumentException(suite.results().toString());
    }
    return collector.coverage();
  }

  public static RuleCoverage rule(Coverage coverage, String name) {
    List<RuleCoverage> named =
        coverage.subjects().get(0).rules().stream()
            .filter(rule -> rule.name().equals(name))
            .toList();
    if (named.size() != 1) {
      throw new IllegalArgumentException(named.size() + " rules are named " + name);
    }
    return named.get(0);
  }

  public static EffectCoverage effect(Coverage coverage, String id) {
    return coverage.subjects().get(0).effects().stream()
        .filter(effect -> effect.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
