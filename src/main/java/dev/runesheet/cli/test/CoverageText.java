package dev.runesheet.cli.test;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.TextTable;
import dev.runesheet.testing.coverage.CoverageReport;
import dev.runesheet.testing.coverage.Metric;
import dev.runesheet.testing.coverage.SubjectCoverage;
import dev.runesheet.testing.coverage.count.CoveredCount;
import dev.runesheet.testing.coverage.count.Gap;
import dev.runesheet.testing.coverage.count.OwnerCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A report on coverage as text and as JSON.
 *
 * @param place a place as people find it, for example with its line
 */
record CoverageText(CoverageReport report, UnaryOperator<String> place) {

  void print(Terminal terminal, boolean gaps) {
    for (SubjectCoverage subject : report.coverage().subjects()) {
      TextTable table = new TextTable("lrrrr", header(subject.name()));
      report.byFile(subject).forEach((file, rules) -> table.row(row("  " + file, rules)));
      table.row(row("  together", report.counted(subject)));
      table.print(terminal);
      terminal.out().println();
    }
    List<Gap> missing = report.gaps();
    if (gaps && !missing.isEmpty()) {
      terminal.out().println(terminal.paint().heading("Not covered:"));
      for (Gap gap : missing) {
        terminal.out().println("  " + place.apply(gap.place()) + ": " + gap.sentence());
      }
      terminal.out().println();
    }
    terminal.out().println(report.summary());
  }

  /** Prints for each card, hero or role what of its effects is not covered. */
  void printOwners(Terminal terminal) {
    for (SubjectCoverage subject : report.coverage().subjects()) {
      terminal.out().println(terminal.paint().heading("Effects of " + subject.name() + ":"));
      OwnerCoverage.of(report.counted(subject))
          .forEach(one -> terminal.out().println("  " + one.sentence()));
      terminal.out().println();
    }
  }

  private static String[] header(String name) {
    List<String> cells = new ArrayList<>(List.of(name));
    for (Metric metric : Metric.values()) {
      cells.add(metric.word());
    }
    return cells.toArray(String[]::new);
  }

  private static String[] row(String name, List<RuleCoverage> rules) {
    List<String> cells = new ArrayList<>(List.of(name));
    for (Metric metric : Metric.values()) {
      CoveredCount tally = metric.of(rules);
      cells.add(tally.all() == 0 ? "" : tally.covered() + " of " + tally.all());
    }
    return cells.toArray(String[]::new);
  }

  ObjectNode toJson() {
    ObjectNode json = Json.object();
    ArrayNode subjects = json.putArray("subjects");
    for (SubjectCoverage subject : report.coverage().subjects()) {
      ObjectNode one = subjects.addObject().put("name", subject.name());
      tallies(one, report.counted(subject));
      ArrayNode owners = one.putArray("owners");
      for (OwnerCoverage owner : OwnerCoverage.of(report.counted(subject))) {
        ObjectNode each = owners.addObject().put("owner", owner.owner());
        each.put("effects", owner.effects());
        owner.neverRan().forEach(each.putArray("neverRan")::add);
        owner.neverRefused().forEach(each.putArray("neverRefused")::add);
      }
      ArrayNode files = one.putArray("files");
      report
          .byFile(subject)
          .forEach((file, rules) -> tallies(files.addObject().put("file", file), rules));
    }
    ArrayNode gaps = json.putArray("gaps");
    for (Gap gap : report.gaps()) {
      gaps.addObject().put("place", place.apply(gap.place())).put("missing", gap.sentence());
    }
    tallies(json, report.counted());
    return json;
  }

  private static void tallies(ObjectNode json, List<RuleCoverage> rules) {
    for (Metric metric : Metric.values()) {
      CoveredCount tally = metric.of(rules);
      json.putObject(metric.word()).put("covered", tally.covered()).put("all", tally.all());
    }
  }
}
