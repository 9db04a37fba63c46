package dev.runesheet.cli.simulate;

import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.Ledger;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.report.Results;
import dev.runesheet.pack.tool.WinningSide;
import java.util.ArrayList;
import java.util.List;

/**
 * The rule that ends a simulation as soon as the interval of every rate is narrow enough. It is
 * evaluated after fixed numbers of matches, so that threads make no difference, and looks at the
 * width of intervals only, never at rates, so that it favours no result.
 *
 * @param half the largest half-width of an interval, for example 0.01
 */
record StopRule(double half) {

  /** The number of matches between two evaluations. */
  static final int EVERY = 100;

  /** True if enough is known. */
  boolean isReached(Ledger ledger, Results.About about) {
    return ledger.games() % EVERY == 0 && widest(ledger, about) <= half;
  }

  /** The widest half interval of those that are waited for. */
  static double widest(Ledger ledger, Results.About about) {
    List<Double> halves = new ArrayList<>();
    if (!ledger.other().isEmpty()) {
      Comparison comparison = ledger.comparison();
      comparison.players().forEach(name -> halves.add(comparison.player(name).difference().half()));
      if (about.first()) {
        halves.add(comparison.first().difference().half());
      }
      if (about.winner() == WinningSide.TEAM) {
        comparison.things().stream()
            .map(comparison::thing)
            .filter(thing -> thing.both() == comparison.compared())
            .forEach(thing -> halves.add(thing.difference().half()));
      }
    } else {
      Results results = Results.of(about, ledger.one());
      results.players().values().forEach(rate -> halves.add(half(rate)));
      if (about.first()) {
        halves.add(half(results.total().first()));
      }
      if (about.winner() == WinningSide.TEAM) {
        results.things().values().stream()
            .filter(rate -> rate.of() == results.total().ended())
            .forEach(rate -> halves.add(half(rate)));
      }
    }
    return halves.stream().mapToDouble(Double::doubleValue).max().orElse(1);
  }

  private static double half(Rate rate) {
    return (rate.high() - rate.low()) / 2;
  }
}
