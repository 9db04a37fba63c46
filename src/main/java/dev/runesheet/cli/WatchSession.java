package dev.runesheet.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.analysis.EffectChange;
import dev.runesheet.analysis.EffectDiff;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleSource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackAnalysis;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The last good rules of a game while its author edits them. Knows nothing of time and of how a
 * change is noticed.
 */
final class WatchSession {

  static final String PASSED = "passed";

  private final AuthoringPack pack;
  private final PackFiles files;
  private List<RuleSource> rules = List.of();
  private List<Effect> effects = List.of();
  private Map<String, String> outcomes = new TreeMap<>();
  private JsonNode catalog;
  private RuleBook book;

  WatchSession(AuthoringPack pack, PackFiles files) {
    this.pack = pack;
    this.files = files;
  }

  /** The last good rules; null as long as there were none. */
  RuleBook book() {
    return book;
  }

  /** How many effects the last good rules have. */
  int effects() {
    return effects.size();
  }

  /** Reads everything as it is now; with an error, the last good rules stay as they are. */
  WatchRound update() {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(pack, files, findings);
    RuleBook made = built == null ? null : compiled(built, findings);
    if (made == null) {
      return new WatchRound(
          true, Findings.sorted(findings.all()), List.of(), List.of(), 0, outcomes.size());
    }
    PackAnalysis.check(pack, built.content(), files, findings);
    List<Effect> now = built.content().effects();
    List<EffectChange> changes = book == null ? List.of() : EffectDiff.between(effects, now);
    Map<String, String> results = scenarios(made, findings);
    List<WatchRound.Outcome> changed = book == null ? List.of() : changed(results);
    book = made;
    rules = built.rules();
    catalog = built.catalog();
    effects = now;
    outcomes = results;
    int passed = (int) results.values().stream().filter(PASSED::equals).count();
    return new WatchRound(
        false, Findings.sorted(findings.all()), changes, changed, passed, results.size());
  }

  /** Rules of the same text need not be compiled again. */
  private RuleBook compiled(BuiltPack built, Diagnostics findings) {
    boolean same = book != null && built.rules().equals(rules) && built.catalog().equals(catalog);
    return same ? book : Packs.compile(built, findings);
  }

  private Map<String, String> scenarios(RuleBook made, Diagnostics findings) {
    Map<String, String> results = new TreeMap<>();
    if (ScenarioKits.find(pack.game()).isEmpty()) {
      return results;
    }
    ScenarioSuite suite = new ScenarioSuite(game -> made, scenario -> true);
    for (String name : ScenarioFile.namesOf(pack.game(), files)) {
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
