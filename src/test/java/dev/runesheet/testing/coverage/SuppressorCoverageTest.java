package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** A continuous effect that suppresses others counts where it takes one out of force. */
class SuppressorCoverageTest {

  private static final String GAME = "ember-vale";
  private static final String SCENARIOS = "data/ember-vale/scenarios/actions.yaml";
  private static final String OWL = "hush-owl";

  @Test
  void aSuppressorIsAppliedToWhatItSuppresses() {
    EffectCoverage hush = hush(one -> one.given().node().toString().contains(OWL));
    assertThat(hush.continuous()).isTrue();
    assertThat(hush.applied()).isPositive();
  }

  @Test
  void aSuppressorThatIsNotInPlayIsNotApplied() {
    assertThat(hush(one -> !one.given().node().toString().contains(OWL)).applied()).isZero();
  }

  private static EffectCoverage hush(Predicate<Scenario> some) {
    CoverageCollector collector = new CoverageCollector(true);
    RuleBook book =
        Packs.book(GAME, Duels.FILES, new Diagnostics(), collector.newProbe(GAME, Duels.FILES));
    new ScenarioSuite(game -> book, some).run(SCENARIOS, Duels.FILES.read(SCENARIOS).orElseThrow());
    return Duels.effect(collector.coverage(), OWL + "/hush");
  }
}
