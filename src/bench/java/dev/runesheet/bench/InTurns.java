package dev.runesheet.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Times of several variants of the same work, measured in turns of one process: a slow moment of
 * the machine does not meet the same variant each time, and two variants are compared turn by turn.
 * It is the processor time of the thread that works, so that other programs count as little as
 * possible; the collection of garbage is not in it.
 */
final class InTurns {

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final double[][] nanos;

  /**
   * Measures.
   *
   * @param variants each does one piece of work, named by a number; all get the same numbers
   * @param pieces how many pieces of work a turn has
   * @param turns how many turns count; a third more come before, to warm up
   */
  InTurns(List<LongConsumer> variants, int pieces, int turns) {
    nanos = new double[variants.size()][turns];
    for (int turn = -Math.max(1, turns / 3); turn < turns; turn++) {
      for (int i = 0; i < variants.size(); i++) {
        int variant = Math.floorMod(i + turn, variants.size());
        double each =
            time(variants.get(variant), Math.floorMod(turn, turns) * (long) pieces, pieces);
        if (turn >= 0) {
          nanos[variant][turn] = each;
        }
      }
    }
  }

  private static double time(LongConsumer work, long from, int pieces) {
    long begun = CLOCK.getCurrentThreadCpuTime();
    for (int i = 0; i < pieces; i++) {
      work.accept(from + i);
    }
    return (CLOCK.getCurrentThreadCpuTime() - begun) / (double) pieces;
  }

  /** The median time of a piece of work of a variant, in nanoseconds. */
  double nanos(int variant) {
    return quantile(nanos[variant], 0.5);
  }

  /**
   * How many times as long one variant takes as another, of the ratios of all turns.
   *
   * @param quantile 0.5 for the median
   */
  double ratio(int variant, int other, double quantile) {
    double[] ratios = new double[nanos[variant].length];
    for (int turn = 0; turn < ratios.length; turn++) {
      ratios[turn] = nanos[variant][turn] / nanos[other][turn];
    }
    return quantile(ratios, quantile);
  }

  private static double quantile(double[] values, double quantile) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.round(quantile * (sorted.length - 1))];
  }
}
