package dev.runesheet.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/** Two threads that share a rule book, next to one: what a match costs each of them. */
final class ThreadsTable {

  private static final int TURNS = 5;
  private static final int WARM = 5;
  private static final int SEEDS = 4_096;

  private final long nanos;

  ThreadsTable(double seconds) {
    nanos = (long) (seconds * 1e9);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("| game | processor time of a match on two threads, to one | two threads do |");
    lines.add("|---|---|---|");
    for (String id : List.of("math-battle", "queens-blood", "valeria")) {
      AnyGame game = new AnyGame(id);
      // Until it is warm, every turn is faster than the one before.
      cost(game, 2, WARM * nanos);
      double[] ratios = new double[TURNS];
      for (int turn = 0; turn < TURNS; turn++) {
        double before = cost(game, 1, nanos / TURNS);
        double two = cost(game, 2, nanos / TURNS);
        ratios[turn] = 2 * two / (before + cost(game, 1, nanos / TURNS));
      }
      Arrays.sort(ratios);
      double ratio = ratios[TURNS / 2];
      lines.add(
          String.format(Locale.ROOT, "| %s | %.3f | %.2f times as much |", id, ratio, 2 / ratio));
    }
    return lines;
  }

  /** The processor time of a match, in nanoseconds. */
  private static double cost(AnyGame game, int threads, long time) {
    AtomicLong worked = new AtomicLong();
    AtomicLong matches = new AtomicLong();
    List<Thread> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      long from = i * 1_000L;
      Thread thread =
          new Thread(
              () -> {
                long begun = Clock.nanos();
                long done = 0;
                while (Clock.nanos() - begun < time) {
                  game.play((from + done++) % SEEDS);
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
