package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Rows of a stacking policy, which are asked when a book is loaded, count where effects stack. */
class StackingPolicyCoverageTest {

  private static final String GAME = "tcg-pocket";
  private static final String SCENARIOS = "data/tcg-pocket/scenarios/attack-effects.yaml";

  @Test
  void theRowOfAnEffectThatCameIntoForceHasFiredAndAnotherHasNot() {
    CoverageCollector collector = new CoverageCollector(false);
    RuleBook book =
        Packs.book(GAME, Duels.FILES, new Diagnostics(), collector.newProbe(GAME, Duels.FILES));
    assertThat(fired(collector)).containsEntry("damage boost", 0L);
    ScenarioSuite suite =
        new ScenarioSuite(game -> book, one -> one.given().node().toString().contains("a1-223"));
    suite.run(SCENARIOS, Duels.FILES.read(SCENARIOS).orElseThrow());
    assertThat(fired(collector).get("damage boost")).isPositive();
    assertThat(fired(collector)).containsEntry("free retreat", 0L);
  }

  private static Map<String, Long> fired(CoverageCollector collector) {
    return collector.coverage().subjects().get(0).rules().stream()
        .filter(rule -> rule.place().contains("stacking.drl.xlsx"))
        .collect(Collectors.toMap(RuleCoverage::name, RuleCoverage::fired));
  }
}
