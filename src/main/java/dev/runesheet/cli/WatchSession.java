package dev.runesheet.cli;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.LiveRules;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.RulesUpdate;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioFiles;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The scenarios of a game under its newest good rules, while an author edits both. Knows nothing of
 * time and of how a change is noticed.
 */
final class WatchSession {

  static final String PASSED = "passed";

  private final String game;
  private final LiveRules rules;
  private Map<String, String> outcomes = new TreeMap<>();
  private boolean begun;

  WatchSession(String game, LiveRules rules) {
    this.game = game;
    this.rules = rules;
  }

  /** Reads everything as it is now; with an error, the last good rules stay as they are. */
  WatchRound update() {
    return update(rules -> {});
  }

  /**
   * The same.
   *
   * @param told is told what came of the rules before the scenarios are played
   */
  WatchRound update(Consumer<RulesUpdate> told) {
    RulesUpdate update = rules.update();
    told.accept(update);
    if (update.refused()) {
      return new WatchRound(update, sorted(update.findings()), List.of(), 0, outcomes.size(), 0);
    }
    Diagnostics findings = new Diagnostics();
    update.findings().forEach(findings::add);
    long start = System.nanoTime();
    Map<String, String> results = scenarios(update.book(), findings);
    long nanos = System.nanoTime() - start;
    List<WatchRound.Outcome> changed = begun ? changed(results) : List.of();
    begun = true;
    outcomes = results;
    int passed = (int) results.values().stream().filter(PASSED::equals).count();
    return new WatchRound(update, sorted(findings.all()), changed, passed, results.size(), nanos);
  }

  private static List<Diagnostic> sorted(List<Diagnostic> findings) {
    return Findings.sorted(findings);
  }

  private Map<String, String> scenarios(RuleBook book, Diagnostics findings) {
    Map<String, String> results = new TreeMap<>();
    if (ScenarioKits.find(game).isEmpty()) {
      return results;
    }
    PackFiles files = rules.files();
    ScenarioSuite suite = new ScenarioSuite(id -> book, scenario -> true).inParallel();
    for (String name : ScenarioFiles.namesOf(game, files)) {
      ScenarioSuite.FileResult file = suite.run(name, files.read(name).orElse(new byte[0]));
      file.findings().forEach(findings::add);
      for (ScenarioResult result : file.scenarios()) {
        String outcome = result.passed() ? PASSED : String.join("\n", failure(result));
        results.put(name + ": " + result.scenario().title(), outcome);
      }
    }
    return results;
  }

  private static List<String> failure(ScenarioResult result) {
    List<String> lines = new ArrayList<>();
    result.findings().forEach(finding -> lines.add(finding.message()));
    result.mismatches().forEach(mismatch -> lines.add(mismatch.toString()));
    return lines;
  }

  private List<WatchRound.Outcome> changed(Map<String, String> results) {
    TreeSet<String> names = new TreeSet<>(results.keySet());
    names.addAll(outcomes.keySet());
    List<WatchRound.Outcome> changed = new ArrayList<>();
    for (String name : names) {
      String before = outcomes.getOrDefault(name, "");
      String after = results.getOrDefault(name, "");
      if (!before.equals(after)) {
        changed.add(new WatchRound.Outcome(name, before, after));
      }
    }
    return changed;
  }
}
