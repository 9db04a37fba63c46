package dev.runesheet.cli.simulate;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The handling of an early end by the user: matches stop, and the program ends when the results so
 * far are printed, after a minute at most.
 */
final class Interruption implements AutoCloseable {

  private static final int MOST_SECONDS = 60;

  private final CountDownLatch told = new CountDownLatch(1);
  private final Thread hook = new Thread(this::come, "interruption");
  private volatile boolean came;

  private Interruption() {}

  /** Waits for it. */
  static Interruption awaited() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void come() {
    came = true;
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
