package dev.runesheet.testing.coverage.watch;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/** A count that the sessions of all threads share, and that a thread can leave as it is. */
public final class Count {

  private static final ThreadLocal<Boolean> PAUSED = ThreadLocal.withInitial(() -> false);

  private final LongAdder sum = new LongAdder();

  /** Does something on this thread that no count notes. */
  public static <T> T paused(Supplier<T> deed) {
    boolean before = PAUSED.get();
    PAUSED.set(true);
    try {
      return deed.get();
    } finally {
      PAUSED.set(before);
    }
  }

  void increment() {
    if (!PAUSED.get()) {
      sum.increment();
    }
  }

  long sum() {
    return sum.sum();
  }
}
