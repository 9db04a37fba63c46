package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.testing.coverage.CoverageReport;
import dev.runesheet.testing.coverage.ProjectFiles;
import dev.runesheet.testing.coverage.SourceHash;
import dev.runesheet.testing.coverage.SubjectCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Coverage put on the sources themselves: texts line by line, workbooks cell by cell. */
public final class SourceCoverage {

  private final CoverageReport report;
  private final Map<String, Text> texts = new TreeMap<>();
  private final Map<String, Book> books = new TreeMap<>();

  /**
   * Reads the sources.
   *
   * @param files gives the content of a source by its name; empty if it cannot be had
   * @param findings takes which sources are missing or have changed since
   */
  public SourceCoverage(
      CoverageReport report, Function<String, Optional<byte[]>> files, Diagnostics findings) {
    this.report = report;
    Map<String, List<Owned>> rules = new TreeMap<>();
    Map<String, String> hashes = new LinkedHashMap<>();
    for (SubjectCoverage subject : report.coverage().subjects()) {
      hashes.putAll(subject.sources());
      Set<String> cut = subject.exitsCutShort();
      for (RuleCoverage rule : subject.rules()) {
        if (rule.counts() && !cut.contains(rule.key()) && !rule.file().isEmpty()) {
          rules
              .computeIfAbsent(rule.file(), name -> new ArrayList<>())
              .add(new Owned(subject.name(), rule));
        }
      }
    }
    rules.forEach(
        (name, owned) -> {
          Optional<byte[]> content = files.apply(name);
          check(name, content, hashes.get(name), findings);
          content
              .filter(bytes -> canShow(name, findings))
              .ifPresent(bytes -> add(name, bytes, owned));
        });
  }

  private static void check(
      String name, Optional<byte[]> content, String hash, Diagnostics findings) {
    if (name.equals(SourceLocation.NONE.file())) {
      return;
    }
    if (content.isEmpty()) {
      findings.error(Code.COVERAGE_SOURCE, SourceLocation.file(name), "no such file", "");
    } else if (hash != null && !SourceHash.of(content.get()).equals(hash)) {
      findings.error(
          Code.COVERAGE_SOURCE, SourceLocation.file(name), "another content", "that of the test");
    }
  }

  /** Apache POI is an optional dependency: without it, workbooks have no pages. */
  private static boolean canShow(String name, Diagnostics findings) {
    if (!ProjectFiles.isWorkbook(name)) {
      return true;
    }
    try {
      Class.forName("org.apache.poi.xssf.usermodel.XSSFWorkbook");
      return true;
    } catch (ClassNotFoundException | LinkageError optional) {
      findings.add(
          Diagnostic.of(Code.WORKBOOK_MODULE, SourceLocation.file(name), "", "")
              .suggesting(Code.WORKBOOK_MODULE.fix()));
      return false;
    }
  }

  private record Owned(String subject, RuleCoverage rule) {}

  private void add(String name, byte[] content, List<Owned> owned) {
    Map<RuleCoverage, String> reasons = new LinkedHashMap<>();
    for (Owned one : owned) {
      report
          .reasonNotToCount(one.subject(), one.rule())
          .ifPresent(why -> reasons.put(one.rule(), why));
    }
    List<RuleCoverage> rules = owned.stream().map(Owned::rule).toList();
    List<RuleCoverage> counted = new ArrayList<>(rules);
    counted.removeAll(reasons.keySet());
    Function<RuleCoverage, Optional<String>> unreachable =
        rule -> Optional.ofNullable(reasons.get(rule));
    if (rules.stream().anyMatch(RuleCoverage::isInCell)) {
      books.put(name, new Book(name, content, rules, counted, unreachable));
    } else if (!ProjectFiles.isWorkbook(name)) {
      SourceText text = SourceText.of(name, content);
      LineMap map = LineMap.of(text, rules, unreachable);
      texts.put(name, new Text(name, text, counted, map));
    }
  }

  /** The report they belong to. */
  public CoverageReport report() {
    return report;
  }

  /** The texts that were found, by name. */
  List<Text> texts() {
    return List.copyOf(texts.values());
  }

  /** The workbooks that were found, by name. */
  public List<Book> books() {
    return List.copyOf(books.values());
  }

  /** A place with the line of its JSON pointer. */
  public String readable(String place) {
    SourceLocation location = SourceLocation.read(place);
    Text text = texts.get(location.file());
    return text == null || location.place().pointer().isEmpty()
        ? place
        : location.foundIn(text.text.span(location).first()).toString();
  }

  /** The anchor of a place in the page of its source. */
  String anchor(String place) {
    SourceLocation location = SourceLocation.read(place);
    Optional<Place.Cell> cell = location.place().cell();
    if (cell.isPresent()) {
      return "#" + HtmlSite.anchor(cell.get().sheet());
    }
    Text text = texts.get(location.file());
    return text == null ? "" : "#L" + text.text.span(location).first();
  }

  /**
   * A text.
   *
   * @param counted its rules that count
   */
  record Text(String name, SourceText text, List<RuleCoverage> counted, LineMap map) {
    int lineOf(RuleCoverage rule) {
      return text.span(SourceLocation.read(rule.place())).first();
    }
  }

  /**
   * A workbook.
   *
   * @param rules all its rules, also those that nothing can reach
   * @param counted its rules that count
   * @param unreachable why nothing can reach a rule; empty if it counts
   */
  public record Book(
      String name,
      byte[] content,
      List<RuleCoverage> rules,
      List<RuleCoverage> counted,
      Function<RuleCoverage, Optional<String>> unreachable) {}
}
