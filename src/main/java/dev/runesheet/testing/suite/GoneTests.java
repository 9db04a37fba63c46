package dev.runesheet.testing.suite;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** Sheets of tests that had some in an earlier version and have none any more. */
public final class GoneTests {

  private GoneTests() {}

  /** Compares the workbooks of two versions of a game. */
  public static void check(RuleWords rules, PackFiles before, PackFiles now, Diagnostics findings) {
    String game = rules.gameId();
    for (String name : ScenarioFiles.namesOf(game, before)) {
      if (SheetScenarios.isWorkbook(name)) {
        report(name, count(name, before, rules), count(name, now, rules), findings);
      }
    }
  }

  /**
   * Compares the scenarios of two versions of a game, when the files of the earlier one are no
   * longer available.
   */
  public static void check(
      Collection<TestCase> before, Collection<TestCase> now, Diagnostics findings) {
    Map<String, Integer> after = counts(now);
    counts(before)
        .forEach((name, count) -> report(name, count, after.getOrDefault(name, 0), findings));
  }

  private static Map<String, Integer> counts(Collection<TestCase> cases) {
    Map<String, Integer> counts = new TreeMap<>();
    cases.stream()
        .map(TestCase::file)
        .filter(SheetScenarios::isWorkbook)
        .forEach(name -> counts.merge(name, 1, Integer::sum));
    return counts;
  }

  private static int count(String name, PackFiles files, RuleWords rules) {
    return files
        .read(name)
        .filter(content -> SheetScenarios.isIn(name, content))
        .flatMap(content -> SheetScenarios.read(name, content, any -> rules, new Diagnostics()))
        .map(file -> file.scenarios().size())
        .orElse(0);
  }

  private static void report(String name, int before, int now, Diagnostics findings) {
    SourceLocation first =
        SourceLocation.cell(name, CaseSheet.TITLE, SheetShape.cell(CaseSheet.FIRST, 0));
    if (before > 1 && now == 0 && !unreadable(first, findings)) {
      findings.error(
          Code.COLUMN_GONE, first, "no test", "the " + before + " tests that were there");
    }
  }

  /** True if a mistake on the sheet has been told, for which its tests are not read. */
  private static boolean unreadable(SourceLocation first, Diagnostics findings) {
    String sheet = first.place().substring(0, first.place().lastIndexOf('!') + 1);
    return findings.all().stream()
        .filter(one -> one.severity() == Severity.ERROR)
        .map(Diagnostic::location)
        .anyMatch(at -> at.file().equals(first.file()) && at.place().startsWith(sheet));
  }
}
