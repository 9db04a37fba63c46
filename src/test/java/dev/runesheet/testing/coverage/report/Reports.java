package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.Coverage;
import dev.runesheet.testing.coverage.CoverageConfig;
import dev.runesheet.testing.coverage.CoverageReport;
import dev.runesheet.testing.coverage.Duels;
import dev.runesheet.testing.coverage.SubjectCoverage;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Coverage on its sources, for tests of reports. */
final class Reports {

  static final String MAGE = "data/math-battle/heroes/fire_mage.json";
  static final String RULES = "decision-tables/math-battle/global-rules.drl.xlsx";

  private Reports() {}

  /** What one Fireball covers. */
  static SourceCoverage fireball() {
    return of(Duels.of(Duels.FIREBALL), CoverageConfig.NONE);
  }

  static SourceCoverage of(Coverage coverage, CoverageConfig config) {
    Diagnostics findings = new Diagnostics();
    SourceCoverage sources =
        new SourceCoverage(new CoverageReport(coverage, config), Duels.FILES::read, findings);
    findings.throwIfErrors();
    return sources;
  }

  /** A rule of a text that a test writes down. */
  static SourceCoverage ofText(String file, String text, RuleCoverage... rules) {
    Coverage coverage =
        Coverage.of(new SubjectCoverage("shop", Map.of(), List.of(rules), List.of(), List.of()));
    return new SourceCoverage(
        new CoverageReport(coverage, CoverageConfig.NONE),
        name ->
            name.equals(file)
                ? Optional.of(text.getBytes(StandardCharsets.UTF_8))
                : Optional.empty(),
        new Diagnostics());
  }

  static RuleCoverage rule(
      String name, String place, List<String> steps, long fired, ConditionCoverage... conditions) {
    return new RuleCoverage(
        "shop",
        name,
        place,
        RuleCoverage.Kind.TEXT,
        "",
        false,
        steps,
        List.of(),
        List.of(conditions),
        fired);
  }
}
