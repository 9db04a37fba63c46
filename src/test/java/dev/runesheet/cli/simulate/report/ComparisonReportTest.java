package dev.runesheet.cli.simulate.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.Counts;
import dev.runesheet.cli.simulate.count.EffectUses;
import dev.runesheet.cli.simulate.count.Ledger;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.cli.simulate.count.Played;
import dev.runesheet.cli.simulate.count.Round;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.pack.tool.WinningSide;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonReportTest {

  private static final List<Pairing> PAIRINGS =
      List.of(new Pairing("a match", List.of("Y", "E"), (first, seed) -> null));

  /** JSON has no number for an interval without end. */
  @Test
  void ofOneMatchNoIntervalOfTurnsIsWritten() {
    assertThat(report(played(new Counts()), played(new Counts())).toJson().path("turns"))
        .hasToString("{}");
  }

  @Test
  void whatAnEffectMakesOfANumberIsUnknownWhereItNeverFired() {
    Counts once = new Counts();
    once.add(EffectUses.KIND, "bolt", "fired", 1);
    once.add(EffectUses.KIND, "bolt", "games", 1);
    once.add(EffectUses.KIND, "bolt", "stat others health", -3000);
    assertThat(report(played(once), played(new Counts())).csv())
        .contains("effect fired,bolt,1,-1.000000,,,1,1.000000,1,0.000000,each game\r\n")
        .contains("effect changed,bolt,1,,,,1,-3.000000,0,,health of others\r\n");
  }

  @Test
  void thePageTellsTheFirstFailureOfEachVersion() {
    Played failed = Played.failed(0, 0, 0, 2, "a <broken> rule");
    assertThat(report(played(new Counts()), failed).page())
        .contains("First failure there: a &lt;broken&gt; rule")
        .doesNotContain("First failure here");
  }

  private static Played played(Counts effects) {
    List<List<String>> nothing = List.of(List.of(), List.of());
    return new Played(0, 0, 0, 2, List.of(0), false, 9, 5, nothing, List.of(), effects, 0, "");
  }

  private static ComparisonReport report(Played one, Played other) {
    List<Tally> here = List.of(new Tally(2, WinningSide.PLAYER));
    List<Tally> there = List.of(new Tally(2, WinningSide.PLAYER));
    Comparison comparison = new Comparison(PAIRINGS, WinningSide.PLAYER, List.of());
    new Ledger(here, there, comparison).add(new Round(one, other, true));
    return new ComparisonReport(results(here), results(there), comparison);
  }

  private static Results results(List<Tally> tallies) {
    return Results.of(
        new Results.About(
            "game",
            "card",
            Results.Measured.THINGS,
            WinningSide.PLAYER,
            true,
            true,
            1,
            PAIRINGS,
            List.of()),
        tallies);
  }
}
