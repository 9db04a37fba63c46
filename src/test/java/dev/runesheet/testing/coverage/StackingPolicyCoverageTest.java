package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rows of a stacking policy, which are asked when a book is loaded, count where effects stack. */
@Tag("thorough")
class StackingPolicyCoverageTest {

  private static final String GAME = "tcg-pocket";
  private static final String SCENARIOS =
      "data/tcg-pocket/scenarios/supporters-damage-and-retreat.yaml";

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

  @Test
  void conditionsOfRowsCountWhereAnAnswerIsUsedAndNotWhenTheBookIsLoaded() {
    assertThat(policy(coverage(one -> false))).allMatch(row -> row.fired() == 0);
    assertThat(policy(coverage(one -> false)))
        .flatExtracting(RuleCoverage::conditions)
        .isNotEmpty()
        .allMatch(condition -> condition.held() == 0 && condition.failed() == 0);
    assertThat(policy(coverage(one -> true)))
        .allMatch(row -> row.conditions().stream().allMatch(one -> one.held() >= row.fired()))
        .anyMatch(row -> row.fired() > 0);
  }

  @Test
  void theMergedCoverageOfPartsIsThatOfTheWhole() {
    List<String> names = new ArrayList<>();
    Coverage whole = coverage(one -> names.add(one.name()));
    Set<String> half = Set.copyOf(names.subList(0, names.size() / 2));
    Coverage merged =
        coverage(one -> half.contains(one.name()))
            .plus(coverage(one -> !half.contains(one.name())));
    assertThat(policy(merged)).isEqualTo(policy(whole));
  }

  /** The coverage of some scenarios, which play a book of their own. */
  private static Coverage coverage(Predicate<Scenario> some) {
    CoverageCollector collector = new CoverageCollector(true);
    RuleBook book =
        Packs.book(GAME, Duels.FILES, new Diagnostics(), collector.newProbe(GAME, Duels.FILES));
    new ScenarioSuite(game -> book, some).run(SCENARIOS, Duels.FILES.read(SCENARIOS).orElseThrow());
    return collector.coverage();
  }

  private static List<RuleCoverage> policy(Coverage coverage) {
    return coverage.subjects().get(0).rules().stream()
        .filter(rule -> rule.place().contains("stacking.drl.xlsx"))
        .toList();
  }

  private static Map<String, Long> fired(CoverageCollector collector) {
    return collector.coverage().subjects().get(0).rules().stream()
        .filter(rule -> rule.place().contains("stacking.drl.xlsx"))
        .collect(Collectors.toMap(RuleCoverage::name, RuleCoverage::fired));
  }
}
