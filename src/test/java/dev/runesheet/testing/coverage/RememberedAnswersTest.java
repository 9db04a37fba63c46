package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Books remember the answers to some questions; recorders count as if they did not. */
class RememberedAnswersTest {

  private static final String COSTS = "decision-tables/valeria/costs.drl.xlsx!";
  private static final String PAWNS = "decision-tables/queens-blood/variants.drl.xlsx!";

  /** Security Officer claims the neutral tiles around it. */
  private static final String FOUR_PAWNS =
      """
        - name: four
          given: {hands: {Y: ["001"]}, tiles: {"1,2": {t: Y1}}}
          when: [{do: play, card: "001", lane: 1, col: 2}]
          then: {}
      """;

  @Test
  void aRowIsCountedEachTimeItsAnswerIsUsedInOneMatchAndItsConditionsToo() {
    RuleCoverage row =
        Duels.rule(Duels.record(QueensBlood.ID, true, FOUR_PAWNS), "Claim a neutral tile");
    assertThat(row.fired()).isEqualTo(4);
    assertThat(row.conditions()).isNotEmpty().allMatch(condition -> condition.held() == 4);
  }

  @Test
  void aMatchOfValeriaCountsTheSameWhetherRulesAreAskedOrTheAnswersAreKnown() {
    assertThat(countsOfTwoEqualMatches(Valeria.ID, RememberedAnswersTest::valeria))
        .anyMatch(row -> row.startsWith(COSTS));
  }

  @Test
  void aMatchOfQueensBloodCountsTheSameWhetherRulesAreAskedOrTheAnswersAreKnown() {
    assertThat(countsOfTwoEqualMatches(QueensBlood.ID, RememberedAnswersTest::queens))
        .anyMatch(row -> row.startsWith(PAWNS));
  }

  /** Plays a match twice, of which the second knows all answers; gives what both have counted. */
  private static Set<String> countsOfTwoEqualMatches(
      String game, Function<RuleBook, JsonNode> setup) {
    CoverageCollector collector = new CoverageCollector(true);
    RuleBook book = RuleBook.load(game, collector.newProbe(game, Duels.FILES));
    Map<String, Long> loaded = counts(collector);
    play(book, setup.apply(book));
    Map<String, Long> asked = counts(collector);
    play(book, setup.apply(book));
    Map<String, Long> both = counts(collector);
    asked.replaceAll((what, count) -> 2 * count - loaded.getOrDefault(what, 0L));
    assertThat(both).isEqualTo(asked);
    return both.keySet();
  }

  /** The firings of rows and the outcomes of their conditions. */
  private static Map<String, Long> counts(CoverageCollector collector) {
    Map<String, Long> counts = new TreeMap<>();
    collector.coverage().subjects().stream()
        .flatMap(subject -> subject.rules().stream())
        .filter(rule -> rule.kind() == RuleCoverage.Kind.ROW)
        .forEach(rule -> count(rule, counts));
    counts.values().removeIf(count -> count == 0);
    return counts;
  }

  private static void count(RuleCoverage rule, Map<String, Long> counts) {
    String row = rule.place() + " " + rule.name();
    counts.merge(row, rule.fired(), Long::sum);
    for (ConditionCoverage one : rule.conditions()) {
      counts.merge(row + " held " + one.text() + one.place(), one.held(), Long::sum);
      counts.merge(row + " failed " + one.text() + one.place(), one.failed(), Long::sum);
    }
  }

  private static JsonNode valeria(RuleBook book) {
    String preset = book.catalog(ValeriaCatalog.class).presets().keySet().iterator().next();
    return ValeriaSetup.json(preset, List.of("Ann", "Ben"), 0);
  }

  private static JsonNode queens(RuleBook book) {
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    return QueensSetup.of(catalog.deck("destruction"), catalog.deck("tokens")).toJson();
  }

  /** The first moves of one match. */
  private static void play(RuleBook book, JsonNode setup) {
    try (Match match = book.newMatch(setup, 7)) {
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
