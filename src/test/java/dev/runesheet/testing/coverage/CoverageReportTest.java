package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.CoveredCount;
import dev.runesheet.testing.coverage.count.Gap;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What counts, what is missing, and what is required. */
class CoverageReportTest {

  private static final String MAGE = "data/math-battle/heroes/fire_mage.json";

  private final Coverage coverage = Duels.of(Duels.FIREBALL);

  /**
   * Fire Mage: three abilities with two ways each, and one effect that restores mana at his turns.
   * One Fireball takes one of the ways; both conditions of the others were never asked.
   */
  @Test
  void metricsCountWhatTheySay() {
    List<RuleCoverage> mage = report("").byFile(coverage.subjects().get(0)).get(MAGE);
    assertThat(Metric.RULES.of(mage)).isEqualTo(new CoveredCount(2, 7));
    assertThat(Metric.BRANCHES.of(mage)).isEqualTo(new CoveredCount(1, 6));
    assertThat(Metric.ROWS.of(mage)).isEqualTo(CoveredCount.NONE);
    assertThat(Metric.CONDITIONS.of(mage)).isEqualTo(new CoveredCount(1, 6));
  }

  @Test
  void percentagesAreNotRoundedUp() {
    assertThat(new CoveredCount(1999, 2000).percentage()).isEqualTo("99.9 %");
    assertThat(new CoveredCount(2000, 2000).percentage()).isEqualTo("100 %");
    assertThat(CoveredCount.NONE.percentage()).isEmpty();
  }

  @Test
  void aRowThatNoScenarioFiresIsNamedByItsCell() {
    assertThat(report("").gaps())
        .contains(
            new Gap(
                "decision-tables/math-battle/global-rules.drl.xlsx!Global rules!B10",
                "row \"Stun\" never fired; stun of self > 0 never held"));
  }

  @Test
  void aConditionWithOneOutcomeIsAGap() {
    assertThat(report("").gaps())
        .contains(
            new Gap(
                MAGE + "#/abilities/0/program/0",
                "condition mana of self > 4 of \"fire-mage/fireball/0.then\" never" + " failed"));
  }

  @Test
  void aThresholdThatIsNotReachedIsFound() {
    assertThat(check("thresholds: [{of: " + MAGE + ", branches: 50, rules: 20}]"))
        .containsExactly(
            "coverage.yaml:1:1: error RS143: less is covered than required: found 16.6 % of the"
                + " branches, expected at least 50 % of "
                + MAGE
                + "; 1 of 6 are covered");
  }

  @Test
  void aThresholdOfNothingIsAMistake() {
    assertThat(check("thresholds: [{of: math-batle, rules: 1}]"))
        .containsExactly(
            "coverage.yaml:1:1: error RS022: refers to something that does not exist: found"
                + " 'math-batle', expected a game or file of the coverage");
  }

  @Test
  void whatNothingCanReachDoesNotCount() {
    String config = "unreachable: [{of: math-battle, rule: Stun, why: nobody stuns}]";
    assertThat(Metric.ROWS.of(report(config).counted())).isEqualTo(new CoveredCount(1, 2));
    assertThat(check(config)).isEmpty();
  }

  @Test
  void whatIsCalledUnreachableAndFiresIsAMistake() {
    assertThat(check("unreachable: [{of: math-battle, rule: Burning, why: no fire}]"))
        .containsExactly(
            "coverage.yaml:1:1: error RS146: a rule that is called unreachable has fired: found"
                + " 'Burning': no fire");
    assertThat(check("unreachable: [{of: math-battle, rule: Burnin, why: no fire}]"))
        .hasSize(1)
        .allMatch(message -> message.contains("RS022"));
  }

  @Test
  void anUnreachableRuleNeedsAReasonAndIsNamedOnce() {
    Diagnostics findings = new Diagnostics();
    CoverageConfig read =
        CoverageConfig.read(
            "coverage.yaml",
            "unreachable:\n  - {of: x, rule: y, why: ' '}\n  - {of: x, rule: z, why: a}\n"
                + "  - {of: x, rule: z, why: b}\n",
            findings);
    assertThat(messages(findings))
        .hasSize(2)
        .anyMatch(message -> message.startsWith("coverage.yaml:2:") && message.contains("RS009"))
        .anyMatch(message -> message.startsWith("coverage.yaml:4:") && message.contains("RS008"));
    assertThat(read.unreachable()).hasSize(1);
  }

  @Test
  void mistakesOfTheConfigurationAreFoundAtTheirPlaces() {
    Diagnostics findings = new Diagnostics();
    CoverageConfig.read(
        "coverage.yaml",
        "thresholds:\n  - {rules: 101, branchs: 5}\nunreachable:\n  - {of: x, rule: y}\n",
        findings);
    assertThat(messages(findings))
        .anyMatch(message -> message.startsWith("coverage.yaml:2:13 ") && message.contains("RS010"))
        .anyMatch(message -> message.contains("did you mean 'branches'?"))
        .anyMatch(message -> message.contains("the field 'why'"));
  }

  @Test
  void lessThanTheBaselineIsFound() {
    Diagnostics findings = new Diagnostics();
    Coverage before = Baseline.of(coverage.plus(Duels.of(Duels.ONE_ATTACK)));
    Baseline.check(before, Duels.of(Duels.ONE_ATTACK), findings);
    assertThat(messages(findings))
        .contains(
            "decision-tables/math-battle/global-rules.drl.xlsx!Global rules!B9: error RS144:"
                + " covered before, and not any more: found \"Burning\" does not fire")
        .noneMatch(message -> message.contains("fighter"));
  }

  @Test
  void asMuchAsTheBaselineIsFineAndMoreIsToo() {
    Diagnostics findings = new Diagnostics();
    Baseline.check(Baseline.of(coverage), coverage, findings);
    Baseline.check(Baseline.of(coverage), coverage.plus(Duels.of(Duels.ONE_ATTACK)), findings);
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void rulesOfTheEngineAreInNoBaseline() {
    Diagnostics findings = new Diagnostics();
    Coverage fired = engine(1);
    assertThat(Baseline.of(fired).subjects().get(0).rules()).isEmpty();
    Baseline.check(fired, engine(0), findings);
    Baseline.check(fired, coverage, findings);
    assertThat(findings.all()).isEmpty();
  }

  private static Coverage engine(long fired) {
    RuleCoverage rule = rule("rules/engine/stacking.drl:1:1", Kind.ENGINE, List.of(), fired);
    return Coverage.of(new SubjectCoverage("shop", Map.of(), List.of(rule), List.of(), List.of()));
  }

  /** The same condition stands twice in the rule; only the first one was ever seen to hold. */
  @Test
  void conditionsOfOneTextAreToldApart() {
    ConditionCoverage seen = new ConditionCoverage("x > 1", "a.drl:4:2", 1, 0);
    ConditionCoverage never = new ConditionCoverage("x > 1", "a.drl:5:2", 0, 0);
    Diagnostics findings = new Diagnostics();
    Baseline.check(one("a.drl:1:1", 1, seen, never), one("a.drl:1:1", 1, seen, never), findings);
    assertThat(findings.all()).isEmpty();

    ConditionCoverage other = new ConditionCoverage("x > 1", "a.drl:4:2", 0, 1);
    Baseline.check(one("a.drl:1:1", 1, seen, never), one("a.drl:1:1", 1, other, never), findings);
    assertThat(messages(findings))
        .singleElement()
        .asString()
        .isEqualTo(
            "a.drl:4:2: error RS144: covered before, and not any more: found x > 1 does not hold");
  }

  @Test
  void aRuleThatMovedToAnotherFileIsHeldToItsBaseline() {
    Diagnostics findings = new Diagnostics();
    Baseline.check(one("a.drl:1:1", 1), one("b.drl:7:1", 0), findings);
    assertThat(messages(findings)).singleElement().asString().startsWith("b.drl:7:1: error RS144");
  }

  @Test
  void aProjectOfWhichNothingIsRecordedAnyMoreIsFound() {
    Diagnostics findings = new Diagnostics();
    Baseline.check(coverage.plus(one("a.drl:1:1", 1)), coverage, findings);
    assertThat(messages(findings)).singleElement().asString().startsWith("shop: error RS144");
  }

  /** Two test classes of plain rules may share a project's name, with rules of their own. */
  @Test
  void rulesOfOneNameInTwoFilesAreTwoRules() {
    Coverage sum = one("a.drl:1:1", 1).plus(one("b.drl:7:1", 0)).plus(one("a.drl:1:1", 1));
    assertThat(sum.subjects().get(0).rules())
        .extracting(RuleCoverage::place, RuleCoverage::fired)
        .containsExactly(tuple("a.drl:1:1", 2L), tuple("b.drl:7:1", 0L));
  }

  /** A rule can go on in a second row, and a row can have a second rule. */
  @Test
  void rowsAreCountedOnce() {
    List<RuleCoverage> rules =
        List.of(
            rule("t.xlsx!S!B8", Kind.ROW, List.of("t.xlsx!S!H8", "t.xlsx!S!G9"), 1),
            rule("t.xlsx!S!B8", Kind.ROW, List.of("t.xlsx!S!J8"), 0),
            rule("t.xlsx!S!B10", Kind.ROW, List.of("t.xlsx!S!G10"), 0),
            rule("a.drl:1:1", Kind.TEXT, List.of("a.drl:2:1"), 1));
    assertThat(Metric.ROWS.of(rules)).isEqualTo(new CoveredCount(2, 3));
  }

  private static RuleCoverage rule(
      String place, Kind kind, List<String> steps, long fired, ConditionCoverage... conditions) {
    return new RuleCoverage(
        "shop", "gift", place, kind, "", false, steps, List.of(), List.of(conditions), fired);
  }

  private static Coverage one(String place, long fired, ConditionCoverage... conditions) {
    RuleCoverage rule = rule(place, Kind.TEXT, List.of(), fired, conditions);
    return Coverage.of(new SubjectCoverage("shop", Map.of(), List.of(rule), List.of(), List.of()));
  }

  @Test
  void aBaselineChangesOnlyWithWhatIsCovered() {
    String twice = Duels.FIREBALL + Duels.FIREBALL.replace("name: a", "name: again");
    assertThat(Baseline.of(Duels.of(twice))).isEqualTo(Baseline.of(coverage));
  }

  private CoverageReport report(String config) {
    Diagnostics findings = new Diagnostics();
    CoverageConfig read =
        config.isEmpty()
            ? CoverageConfig.NONE
            : CoverageConfig.read("coverage.yaml", config, findings);
    findings.throwIfErrors();
    return new CoverageReport(coverage, read);
  }

  private List<String> check(String config) {
    Diagnostics findings = new Diagnostics();
    report(config).check(findings);
    return messages(findings);
  }

  private static List<String> messages(Diagnostics findings) {
    return findings.all().stream().map(Diagnostic::message).toList();
  }
}
