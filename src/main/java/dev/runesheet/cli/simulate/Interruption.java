package dev.runesheet.cli.simulate;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The handling of an early end by the user: matches stop, and the program ends when the results so
 * far are printed, after a minute at most. Before matches are played it ends at once.
 */
final class Interruption implements AutoCloseable {

  private static final int MOST_SECONDS = 60;

  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook = new Thread(this::come, "interruption");
  private final Runnable early;
  private volatile boolean plays;
  private volatile boolean came;

  private Interruption(Runnable early) {
    this.early = early;
  }

  /**
   * Waits for it.
   *
   * @param early tells of an end before matches are played
   */
  static Interruption awaited(Runnable early) {
    Interruption interruption = new Interruption(early);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** From now on there are results to wait for. */
  void matchesBegin() {
    plays = true;
  }

  private void come() {
    came = true;
    if (!plays) {
      early.run();
      return;
    }
    try {
      if (!told.await(MOST_SECONDS, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** True if the program is about to end. */
  boolean hasCome() {
    return came;
  }

  /** Ends the handling: all results are printed. */
  @Override
  public void close() {
    told.countDown();
    if (!came) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException ending) {
        // The program is ending already.
      }
    }
  }
}
