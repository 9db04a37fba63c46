package dev.runesheet.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Two threads that share a rule book, next to one: the processor time of a match on each. Two loads
 * without the engine show what the machine itself gives: arithmetic, and objects of as many bytes
 * as a duel's.
 */
final class ThreadsTable {

  private static final int TURNS = 160;
  private static final int SLICES = 64;
  private static final int WARM = 5;
  private static final int SEEDS = 4_096;
  private static final int STEPS = 20_000;
  private static final int OBJECTS = 900;
  private static final int LONGS = 10;
  private static final int KEPT = 64;

  private static volatile long sink;

  private final long nanos;

  ThreadsTable(double seconds) {
    nanos = (long) (seconds * 1e9);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "| game | processor time of a match on two threads, to one (quartiles) | two threads do |");
    lines.add("|---|---|---|");
    for (String id : List.of("math-battle", "queens-blood", "valeria")) {
      lines.add(line(id, new AnyGame(id)::play));
    }
    lines.add(line("arithmetic alone", ThreadsTable::calculate));
    lines.add(line("objects alone, 87 KiB in place of a match", ThreadsTable::allocate));
    return lines;
  }

  private String line(String name, LongConsumer match) {
    // Until it is warm, every turn is faster than the one before.
    cost(match, 2, WARM * nanos);
    // Short turns, since the speed of a machine that others share drifts within a second.
    double[] ratios = new double[TURNS];
    double before = cost(match, 1, nanos / SLICES);
    for (int turn = 0; turn < TURNS; turn++) {
      double two = cost(match, 2, nanos / SLICES);
      double after = cost(match, 1, nanos / SLICES);
      ratios[turn] = 2 * two / (before + after);
      before = after;
    }
    Arrays.sort(ratios);
    double ratio = ratios[TURNS / 2];
    return String.format(
        Locale.ROOT,
        "| %s | %.3f (%.3f–%.3f) | %.2f times as much |",
        name,
        ratio,
        ratios[TURNS / 4],
        ratios[TURNS * 3 / 4],
        2 / ratio);
  }

  /** Arithmetic in registers. */
  private static void calculate(long seed) {
    long bits = seed + 1;
    for (int i = 0; i < STEPS; i++) {
      bits ^= bits << 13;
      bits ^= bits >>> 7;
      bits ^= bits << 17;
    }
    sink = bits;
  }

  /** Objects that soon are garbage, as those of a match. */
  private static void allocate(long seed) {
    long[][] kept = new long[KEPT][];
    for (int i = 0; i < OBJECTS; i++) {
      long[] one = new long[LONGS];
      one[0] = seed;
      kept[i % KEPT] = one;
    }
    sink = kept[(int) (seed % KEPT)][0];
  }

  /** The processor time of a match, in nanoseconds. */
  private static double cost(LongConsumer match, int threads, long time) {
    AtomicLong worked = new AtomicLong();
    AtomicLong matches = new AtomicLong();
    List<Thread> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      Thread thread =
          new Thread(
              () -> {
                long begun = Clock.nanos();
                long done = 0;
                while (Clock.nanos() - begun < time) {
                  match.accept(done++ % SEEDS); // The same matches on each thread.
                }
                worked.addAndGet(Clock.nanos() - begun);
                matches.addAndGet(done);
              });
      running.add(thread);
      thread.start();
    }
    for (Thread thread : running) {
      try {
        thread.join();
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
    return worked.get() / (double) matches.get();
  }
}
