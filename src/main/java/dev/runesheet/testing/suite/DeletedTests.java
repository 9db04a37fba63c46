package dev.runesheet.testing.suite;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.CaseSheet;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Sheets of tests that had some, or columns with values, in an earlier version and have no more.
 */
public final class DeletedTests {

  /** A sheet of tests: their number, and its columns. */
  private record Sheet(int tests, List<ScenarioFile.Column> columns) {

    static final Sheet NONE = new Sheet(0, List.of());
  }

  private DeletedTests() {}

  /** Compares the workbooks of two versions of a game. */
  public static void check(RuleWords rules, PackFiles before, PackFiles now, Diagnostics findings) {
    String game = rules.gameId();
    for (String name : ScenarioFiles.namesOf(game, before)) {
      if (PackFiles.isWorkbook(name)) {
        report(name, sheet(name, before, rules), sheet(name, now, rules), findings);
      }
    }
  }

  /**
   * Compares the scenarios of two versions of a game, when the files of the earlier one are no
   * longer available.
   */
  public static void check(
      Collection<TestCase> before, Collection<TestCase> now, Diagnostics findings) {
    Map<String, Sheet> after = sheets(now);
    sheets(before)
        .forEach(
            (name, sheet) -> report(name, sheet, after.getOrDefault(name, Sheet.NONE), findings));
  }

  private static Map<String, Sheet> sheets(Collection<TestCase> cases) {
    Map<String, Sheet> sheets = new TreeMap<>();
    cases.stream()
        .filter(one -> PackFiles.isWorkbook(one.file()))
        .forEach(
            one ->
                sheets.merge(
                    one.file(),
                    new Sheet(1, one.columns()),
                    (some, more) -> new Sheet(some.tests() + 1, some.columns())));
    return sheets;
  }

  private static Sheet sheet(String name, PackFiles files, RuleWords rules) {
    return files
        .read(name)
        .filter(content -> SheetScenarios.isIn(name, content))
        .flatMap(content -> SheetScenarios.read(name, content, any -> rules, new Diagnostics()))
        .map(file -> new Sheet(file.scenarios().size(), file.columns()))
        .orElse(Sheet.NONE);
  }

  private static void report(String name, Sheet before, Sheet now, Diagnostics findings) {
    SourceLocation first =
        SourceLocation.cell(name, CaseSheet.TITLE, SheetShape.cell(CaseSheet.FIRST, 0));
    if (unreadable(first, findings)) {
      return;
    }
    if (before.tests() > 1 && now.tests() == 0) {
      findings.error(
          Code.COLUMN_GONE, first, "no test", "the " + before.tests() + " tests that were there");
    } else if (now.tests() > 0) {
      Set<String> there =
          now.columns().stream().map(ScenarioFile.Column::heading).collect(Collectors.toSet());
      before.columns().stream()
          .filter(column -> column.filled() > 0 && !there.contains(column.heading()))
          .forEach(column -> gone(column, findings));
    }
  }

  private static void gone(ScenarioFile.Column column, Diagnostics findings) {
    String rows = column.filled() == 1 ? "1 row" : column.filled() + " rows";
    findings.error(
        Code.COLUMN_GONE,
        column.place(),
        "",
        Words.quote(column.heading()) + ", in which " + rows + " had something");
  }

  /** True if a mistake on the sheet has been told, for which its tests are not read. */
  private static boolean unreadable(SourceLocation first, Diagnostics findings) {
    return findings.all().stream()
        .filter(Diagnostic::isError)
        .map(Diagnostic::location)
        .anyMatch(at -> at.isOnSheetOf(first));
  }
}
