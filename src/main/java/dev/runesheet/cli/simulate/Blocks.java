package dev.runesheet.cli.simulate;

import dev.runesheet.cli.command.CommandFailure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;

/**
 * The parallel execution of matches, with results delivered in the order of their numbers, so that
 * the consumer may stop at any of them and has all earlier ones.
 *
 * @param <T> the type of a match's result
 * @param play plays the match of a number, on any thread
 * @param interrupted whether to stop as soon as may be
 */
record Blocks<T>(int threads, IntFunction<T> play, BooleanSupplier interrupted) {

  /** The number of matches that a thread plays before it hands over their results. */
  static final int SIZE = 10;

  /** The number of blocks queued for each thread, so that none is idle while results are taken. */
  private static final int AHEAD = 4;

  /** Takes results in their order. */
  @FunctionalInterface
  interface Taker<T> {
    /** Takes one; whether it wants more. */
    boolean take(T result);
  }

  /**
   * Plays the matches of some numbers, until all are played, enough, or interrupted.
   *
   * @return false if it was enough
   */
  boolean play(int from, int to, Taker<T> taker) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    AtomicBoolean ended = new AtomicBoolean();
    try {
      Deque<Future<List<T>>> waiting = new ArrayDeque<>();
      int next = from;
      while (next < to || !waiting.isEmpty()) {
        while (next < to && waiting.size() < AHEAD * threads) {
          int first = next;
          int end = Math.min(to - first, SIZE) + first;
          waiting.add(pool.submit(() -> block(first, end, ended)));
          next = end;
        }
        List<T> block = waiting.remove().get();
        for (T result : block) {
          if (!taker.take(result)) {
            return false;
          }
        }
        if (interrupted.getAsBoolean()) {
          return true;
        }
      }
      return true;
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof CommandFailure known) {
        throw known;
      }
      throw new IllegalStateException("a match failed: " + failed.getCause(), failed.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw CommandFailure.of("The simulation was interrupted.");
    } finally {
      ended.set(true);
      pool.shutdownNow();
    }
  }

  /** The results of a block, as far as it came. */
  private List<T> block(int from, int to, AtomicBoolean ended) {
    List<T> results = new ArrayList<>();
    for (int game = from; game < to && !ended.get() && !interrupted.getAsBoolean(); game++) {
      results.add(play.apply(game));
      Thread.interrupted(); // A bot that waited may have left its thread interrupted.
    }
    return results;
  }
}
