package dev.runesheet.testing.coverage.report;

import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.report.LineCoverage.Way;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Coverage of texts in the format of LCOV, which most services for coverage read: rules as
 * functions, steps and conditions as lines, ways and outcomes as branches. Cells of workbooks have
 * no lines and are left out.
 */
public final class LcovReport {

  private final StringBuilder out = new StringBuilder("TN:\n");

  private LcovReport() {}

  /** The text of a file, ordered by the names of sources. */
  public static String of(SourceCoverage sources) {
    LcovReport report = new LcovReport();
    sources.texts().forEach(report::write);
    return report.out.toString();
  }

  private void write(SourceCoverage.Text source) {
    line("SF:" + source.name());
    for (RuleCoverage rule : source.counted()) {
      line("FN:" + source.lineOf(rule) + "," + name(rule));
    }
    for (RuleCoverage rule : source.counted()) {
      line("FNDA:" + rule.fired() + "," + name(rule));
    }
    line("FNF:" + source.counted().size());
    line("FNH:" + source.counted().stream().filter(rule -> rule.fired() > 0).count());
    List<LineCoverage> lines =
        source.map().lines().values().stream().filter(LineCoverage::counts).toList();
    lines.forEach(this::ways);
    List<Way> ways = lines.stream().map(LineCoverage::ways).flatMap(Collection::stream).toList();
    line("BRF:" + ways.size());
    line("BRH:" + ways.stream().filter(way -> way.taken() > 0).count());
    lines.forEach(one -> line("DA:" + one.number() + "," + one.hits()));
    line("LF:" + lines.size());
    line("LH:" + lines.stream().filter(one -> one.hits() > 0).count());
    line("end_of_record");
  }

  /** Ways of a group have the same block; a dash says that the line was never reached. */
  private void ways(LineCoverage line) {
    Map<String, Integer> blocks = new LinkedHashMap<>();
    Map<String, Integer> branches = new LinkedHashMap<>();
    for (Way way : line.ways()) {
      blocks.putIfAbsent(way.group(), blocks.size());
      int branch = branches.merge(way.group(), 1, Integer::sum) - 1;
      String taken = line.hits() == 0 ? "-" : Long.toString(way.taken());
      line("BRDA:" + line.number() + "," + blocks.get(way.group()) + "," + branch + "," + taken);
    }
  }

  /** Names of functions end with their line. */
  private static String name(RuleCoverage rule) {
    return rule.name().replace('\n', ' ').replace('\r', ' ').replace(',', ';');
  }

  private void line(String text) {
    out.append(text).append('\n');
  }
}
