package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.coverage.count.Gap;
import dev.runesheet.testing.suite.ScenarioFiles;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The shipped games' own scenarios reach what coverage.yaml asks for. */
class ShippedCoverageTest {

  private static final String GAME = "queens-blood";

  @Test
  void scenariosCoverWhatIsRequired() throws IOException {
    Diagnostics findings = new Diagnostics();
    report(scenario -> true, findings).check(findings);
    assertThat(findings.all()).extracting(Diagnostic::message).isEmpty();
  }

  /** Only one scenario plays Great Malboro, row 23 of the sheet. */
  @Test
  void aScenarioRemovedShowsAsTheExactRow() throws IOException {
    Diagnostics findings = new Diagnostics();
    CoverageReport report =
        report(scenario -> !scenario.name().contains("Great Malboro"), findings);
    report.check(findings);
    assertThat(findings.all()).hasSize(1);
    assertThat(findings.all().get(0).code().id()).isEqualTo("RS143");
    assertThat(report.gaps())
        .contains(
            new Gap(
                "decision-tables/queens-blood/effects.drl.xlsx!Change power!B23",
                "row \"aur_op_all_-6\" never fired"))
        .filteredOn(gap -> gap.sentence().startsWith("row"))
        .hasSize(1);
  }

  private static CoverageReport report(Predicate<Scenario> which, Diagnostics findings)
      throws IOException {
    CoverageCollector collector = new CoverageCollector(true);
    RuleBook book = Packs.book(GAME, Duels.FILES, findings, collector.newProbe(GAME, Duels.FILES));
    ScenarioSuite suite = new ScenarioSuite(game -> book, which);
    for (String name : ScenarioFiles.namesOf(GAME, Duels.FILES)) {
      suite.run(name, Duels.FILES.read(name).orElseThrow());
    }
    String text = Files.readString(Path.of("coverage.yaml"));
    CoverageConfig all = CoverageConfig.read("coverage.yaml", text, findings);
    List<Threshold> own = all.thresholds().stream().filter(one -> one.of().equals(GAME)).toList();
    return new CoverageReport(collector.coverage(), new CoverageConfig(own, all.unreachable()));
  }
}
