package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.ActionFailedException;
import dev.runesheet.engine.Decision;
import dev.runesheet.game.valeria.SetUp;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Valeria remembers what cards cost and when they pay; recorders count as if it did not. */
class RememberedAnswersTest {

  private static final String COSTS = "decision-tables/valeria/costs.drl.xlsx!";

  @Test
  void aMatchCountsTheSameFiringsWhetherRulesAreAskedOrTheAnswersAreKnown() {
    CoverageCollector collector = new CoverageCollector(false);
    RuleBook book = RuleBook.load(Valeria.ID, collector.newProbe(Valeria.ID, Duels.FILES));
    play(book);
    Map<String, Long> asked = firings(collector);
    play(book);
    Map<String, Long> both = firings(collector);
    assertThat(asked.keySet()).anyMatch(row -> row.startsWith(COSTS));
    asked.replaceAll((rule, fired) -> 2 * fired);
    assertThat(both).isEqualTo(asked);
  }

  private static Map<String, Long> firings(CoverageCollector collector) {
    Map<String, Long> firings = new TreeMap<>();
    collector.coverage().subjects().stream()
        .flatMap(subject -> subject.rules().stream())
        .filter(rule -> rule.kind() == RuleCoverage.Kind.ROW && rule.fired() > 0)
        .forEach(rule -> firings.merge(rule.place() + " " + rule.name(), rule.fired(), Long::sum));
    return firings;
  }

  /** The first moves of one match. */
  private static void play(RuleBook book) {
    String preset = book.catalog(ValeriaCatalog.class).presets().keySet().iterator().next();
    try (Match match = book.newMatch(SetUp.json(preset, List.of("Ann", "Ben"), 0), 7)) {
      for (int move = 0; move < 120 && !match.over(); move++) {
        choose(match, match.pendingDecisions().get(0), move);
      }
    }
  }

  /** Takes the next option that is not refused, going round. */
  private static void choose(Match match, Decision decision, int from) {
    int options = decision.options().size();
    for (int i = 0; i < options; i++) {
      try {
        match.choose(decision.id(), decision.options().get((from + i) % options).id());
        return;
      } catch (ActionFailedException refused) {
        // The next one is tried.
      }
    }
    throw new IllegalStateException("All options are refused: " + decision);
  }
}
