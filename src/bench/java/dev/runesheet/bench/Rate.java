package dev.runesheet.bench;

import java.util.Arrays;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * The cost of a piece of work: processor time, of the thread unless said otherwise, and bytes that
 * the thread allocates, the median of turns.
 */
record Rate(double nanos, double bytes) {

  private static final int TURNS = 7;
  private static final int SEEDS = 4_096;

  /**
   * Measures.
   *
   * @param seconds the processor time of all turns together; twice as much comes before, to warm up
   */
  static Rate of(LongConsumer work, double seconds) {
    return of(work, seconds, Clock::nanos);
  }

  /**
   * Measures work that other threads do, too.
   *
   * @param clock the time that counts, in nanoseconds
   */
  static Rate of(LongConsumer work, double seconds, LongSupplier clock) {
    long pieces = Math.max(1, repeated(work, 2 * seconds, clock) / (2L * TURNS));
    double[] nanos = new double[TURNS];
    double[] bytes = new double[TURNS];
    for (int turn = 0; turn < TURNS; turn++) {
      long begun = clock.getAsLong();
      long allocated = Clock.allocated();
      for (long piece = 0; piece < pieces; piece++) {
        work.accept((turn * pieces + piece) % SEEDS);
      }
      nanos[turn] = (clock.getAsLong() - begun) / (double) pieces;
      bytes[turn] = (Clock.allocated() - allocated) / (double) pieces;
    }
    Arrays.sort(nanos);
    Arrays.sort(bytes);
    return new Rate(nanos[TURNS / 2], bytes[TURNS / 2]);
  }

  /** Works for a time; gives how many pieces were done. */
  private static long repeated(LongConsumer work, double seconds, LongSupplier clock) {
    long end = clock.getAsLong() + (long) (seconds * 1e9);
    long done = 0;
    while (clock.getAsLong() < end) {
      work.accept(done++ % SEEDS);
    }
    return done;
  }
}
