package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** A scenario that fails is played once more to tell what effects did, but it is counted once. */
class FailedScenarioCoverageTest {

  private static final String FIREBALL =
      """
      game: math-battle
      scenarios:
        - name: Fireball burns once
          given: {heroes: [fire-mage, fighter]}
          when: [{choose: Fireball}]
          then: {stats: {1: {health: %d}}}
      """;

  private static RuleCoverage burning(int expected) {
    CoverageCollector collector = new CoverageCollector(true);
    RuleBook book = RuleBook.load("math-battle", collector.newProbe("math-battle", Duels.FILES));
    byte[] text = FIREBALL.formatted(expected).getBytes(StandardCharsets.UTF_8);
    boolean passed =
        new ScenarioSuite(game -> book, any -> true)
            .run("a.yaml", text)
            .scenarios()
            .get(0)
            .passed();
    assertThat(passed).isEqualTo(expected == 90);
    return collector.coverage().subjects().get(0).rules().stream()
        .filter(rule -> rule.name().equals("Burning"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void itsFiringsAndConditionsAreThoseOfOnePlay() {
    assertThat(burning(98)).isEqualTo(burning(90));
    assertThat(burning(98).fired()).isEqualTo(1);
    assertThat(burning(98).conditions())
        .singleElement()
        .extracting(ConditionCoverage::held)
        .isEqualTo(1L);
  }
}
