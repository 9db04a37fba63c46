package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.testing.coverage.CoverageRecorder;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * What recording coverage costs: the same matches by a book without it, with firings, and with
 * conditions, in turns of the same process. Prints the median of the turns' ratios.
 */
public final class CoverageReport {

  private static final int TURNS = 25;

  private CoverageReport() {}

  /** Runs all. Argument: how many matches a turn has, 1000 if left out. */
  public static void main(String[] arguments) throws IOException {
    int matches = arguments.length == 0 ? 1000 : Integer.parseInt(arguments[0]);
    measure(
        "Math Battle",
        List.of(
            duels(DuelFixture.book(0)),
            duels(DuelFixture.book(0, recorder("math-battle", false))),
            duels(DuelFixture.book(0, recorder("math-battle", true)))),
        matches);
    measure(
        "Queen's Blood",
        List.of(
            boards(QueensFixture.book(0)),
            boards(QueensFixture.book(0, recorder("queens-blood", false))),
            boards(QueensFixture.book(0, recorder("queens-blood", true)))),
        matches / 4);
    measure(
        "Valeria",
        List.of(
            tables(ValeriaFixture.book()),
            tables(ValeriaFixture.book(recorder("valeria", false))),
            tables(ValeriaFixture.book(recorder("valeria", true)))),
        Math.max(1, matches / 25));
  }

  private static RuleProbe recorder(String game, boolean conditions) {
    return CoverageRecorder.ofGame(game, conditions, List.of(), file -> Optional.empty());
  }

  private static LongConsumer duels(RuleBook book) {
    return seed -> DuelFixture.play(book, seed);
  }

  private static LongConsumer boards(RuleBook book) {
    return seed -> {
      JsonNode setup = QueensFixture.setup(book, seed);
      QueensFixture.play(book, setup, seed);
    };
  }

  private static LongConsumer tables(RuleBook book) {
    return seed -> ValeriaFixture.play(book, ValeriaFixture.setup(book), seed);
  }

  private static void measure(String game, List<LongConsumer> variants, int matches) {
    double[] firings = new double[TURNS];
    double[] conditions = new double[TURNS];
    for (int turn = -TURNS / 2; turn < TURNS; turn++) {
      long[] nanos = new long[variants.size()];
      // Turn about, so that a slow moment of the machine does not meet the same variant each time.
      for (int i = 0; i < variants.size(); i++) {
        int variant = Math.floorMod(i + turn, variants.size());
        nanos[variant] = time(variants.get(variant), matches);
      }
      if (turn >= 0) {
        firings[turn] = (double) nanos[1] / nanos[0];
        conditions[turn] = (double) nanos[2] / nanos[0];
      }
    }
    PrintStream out = System.out;
    out.printf(
        "%-14s firings %.2f times the time, with conditions %.2f times%n",
        game, median(firings), median(conditions));
  }

  private static long time(LongConsumer play, int matches) {
    long begun = processorTime();
    for (int seed = 0; seed < matches; seed++) {
      play.accept(seed);
    }
    return processorTime() - begun;
  }

  /** What this thread has used: on a busy machine the clock measures the others. */
  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static double median(double[] ratios) {
    double[] sorted = ratios.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
