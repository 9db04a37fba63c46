package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.coverage.count.Gap;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exit of a loop is no gap where what the loop does has always ended the program. */
class CutLoopsTest {

  /** A loop that has not run at all still has a gap at its exit, as has what follows a loop. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 0, x/0.each.more x/1",
    "1, 1, 0, x/0.each.more x/0.each.done x/1",
    "0, 0, 0, x/0.each.more x/0.each.done x/1",
    "0, 1, 1, x/0.each.more x/0.each.done x/1"
  })
  void itCountsOnlyIfItIsReachedOrTheLoopHasNotRun(
      long more, long done, long behind, String counted) {
    List<RuleCoverage> rules =
        List.of(rule("x/0.each.more", more), rule("x/0.each.done", done), rule("x/1", behind));
    SubjectCoverage subject = new SubjectCoverage("g", Map.of(), rules, List.of(), List.of());
    CoverageReport report = new CoverageReport(new Coverage(List.of(subject)), CoverageConfig.NONE);

    assertThat(report.counted(subject))
        .extracting(RuleCoverage::name)
        .containsExactlyInAnyOrderElementsOf(Stream.of(counted.split(" ")).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "x/0.each.more, 'loop \"x/0\" never found anything to go through'",
    "x/0.each.done, 'loop \"x/0\" was never reached'",
    "x/0.then, 'rule \"x/0.then\" never fired'"
  })
  void thePartsOfALoopAreCalledByWhatTheyAre(String name, String sentence) {
    assertThat(Gap.of(rule(name, 0))).extracting(Gap::sentence).containsExactly(sentence);
  }

  private static RuleCoverage rule(String name, long fired) {
    return new RuleCoverage(
        "p", name, "g.yaml:1:1", Kind.TEXT, "x", false, List.of(), List.of(), List.of(), fired);
  }
}
