package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.testing.coverage.CoverageConfig;
import dev.runesheet.testing.coverage.Duels;
import dev.runesheet.testing.coverage.Unreachable;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** LCOV names the lines that authors wrote. */
class LcovReportTest {

  private static final String DRL =
      "package shop;\nrule \"a\"\nwhen\n  Order( total > 9 )\nthen\n  x();\nend\n";

  /**
   * Fireball's IF begins in line 19 of its file, its four ops of then in 31, 40, 48 and 57, and
   * that of else in 62. It was used once, with mana.
   */
  @Test
  void linesOfJsonCountTheStepsThatBeginInThem() {
    List<String> mage = record(LcovReport.of(Reports.fireball()), Reports.MAGE);
    assertThat(mage)
        .contains(
            "FN:19,fire-mage/fireball/0.then",
            "FNDA:1,fire-mage/fireball/0.then",
            "FNDA:0,fire-mage/fireball/0.else",
            "DA:19,1",
            "DA:31,1",
            "DA:62,0")
        .containsSubsequence("BRDA:19,0,0,0", "BRDA:19,0,1,1");
  }

  @Test
  void aWayFromALineThatWasNeverReachedIsADash() {
    List<String> mage = record(LcovReport.of(Reports.fireball()), Reports.MAGE);
    assertThat(mage).contains("BRDA:76,0,0,-", "BRDA:76,0,1,-", "DA:76,0");
  }

  @Test
  void sumsAreThoseOfTheLines() {
    for (List<String> record : records(LcovReport.of(Reports.fireball()))) {
      assertThat(record).contains("LF:" + count(record, "DA:\\d+,\\d+"));
      assertThat(record).contains("LH:" + count(record, "DA:\\d+,[1-9]\\d*"));
      assertThat(record).contains("BRF:" + count(record, "BRDA:.*"));
      assertThat(record).contains("BRH:" + count(record, "BRDA:\\d+,\\d+,\\d+,[1-9]\\d*"));
      assertThat(record).contains("FNF:" + count(record, "FN:.*"));
      assertThat(record).contains("FNH:" + count(record, "FNDA:[1-9].*"));
    }
  }

  @Test
  void aRuleThatNothingCanReachIsNoFunction() {
    Unreachable without =
        new Unreachable(
            "math-battle", "fire-mage/fireball/0.else", "", SourceLocation.file("coverage.yaml"));
    CoverageConfig config = new CoverageConfig(List.of(), List.of(without));
    List<String> mage =
        record(LcovReport.of(Reports.of(Duels.of(Duels.FIREBALL), config)), Reports.MAGE);
    assertThat(mage)
        .contains("FNDA:1,fire-mage/fireball/0.then", "FNF:6")
        .noneMatch(line -> line.endsWith(",fire-mage/fireball/0.else"));
  }

  @Test
  void workbooksHaveNoLines() {
    assertThat(LcovReport.of(Reports.fireball())).doesNotContain(".xlsx");
  }

  @Test
  void conditionsOfDrlAreBranches() {
    SourceCoverage sources =
        Reports.ofText(
            "shop.drl",
            DRL,
            Reports.rule(
                "a",
                "shop.drl:2:1",
                List.of("shop.drl:6:1"),
                2,
                new ConditionCoverage("total > 9", "shop.drl:4:10", 2, 5)));
    assertThat(record(LcovReport.of(sources), "shop.drl"))
        .containsExactly(
            "FN:2,a",
            "FNDA:2,a",
            "FNF:1",
            "FNH:1",
            "BRDA:4,0,0,2",
            "BRDA:4,0,1,5",
            "BRF:2",
            "BRH:2",
            "DA:2,2",
            "DA:4,7",
            "DA:6,2",
            "LF:3",
            "LH:3");
  }

  @Test
  void aNameCannotAddLines() {
    SourceCoverage sources =
        Reports.ofText("shop.drl", DRL, Reports.rule("a\nDA:1,1", "shop.drl:2:1", List.of(), 0));
    assertThat(record(LcovReport.of(sources), "shop.drl"))
        .contains("FN:2,a DA:1;1")
        .noneMatch(line -> line.startsWith("DA:1"));
  }

  private static List<List<String>> records(String text) {
    return List.of(text.split("end_of_record\n")).stream()
        .map(record -> record.lines().toList())
        .toList();
  }

  private static List<String> record(String text, String file) {
    return records(text).stream()
        .filter(record -> record.contains("SF:" + file))
        .map(record -> record.subList(record.indexOf("SF:" + file) + 1, record.size()))
        .findFirst()
        .orElseThrow();
  }

  private static long count(List<String> record, String pattern) {
    return record.stream().filter(line -> line.matches(pattern)).count();
  }
}
