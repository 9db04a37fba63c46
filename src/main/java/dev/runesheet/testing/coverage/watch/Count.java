package dev.runesheet.testing.coverage.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/** A counter shared by all threads, which a thread can suspend for itself. */
public final class Count {

  private static final ThreadLocal<Watching> WATCHING = ThreadLocal.withInitial(Watching::new);

  private final LongAdder sum = new LongAdder();

  /** The task of one thread with its counts. */
  private static final class Watching {
    private boolean paused;

    /** The counts that rise, as often as they do; null while nobody notes them. */
    private List<Count> noted;
  }

  /** Does something on this thread that no count notes. */
  public static <T> T paused(Supplier<T> action) {
    Watching here = WATCHING.get();
    boolean before = here.paused;
    here.paused = true;
    try {
      return action.get();
    } finally {
      here.paused = before;
    }
  }

  /**
   * Does something on this thread and gives what lets all counts rise once more as they rose then,
   * also as they would have risen if they were not {@link #paused}.
   */
  public static Runnable repeatable(Runnable action) {
    Watching here = WATCHING.get();
    List<Count> before = here.noted;
    List<Count> own = new ArrayList<>();
    here.noted = own;
    try {
      action.run();
    } finally {
      here.noted = before;
      if (before != null) {
        before.addAll(own);
      }
    }
    Count[] all = own.toArray(Count[]::new);
    return () -> again(all);
  }

  private static void again(Count[] all) {
    Watching here = WATCHING.get();
    for (Count one : all) {
      one.increment(here);
    }
  }

  void increment() {
    increment(WATCHING.get());
  }

  private void increment(Watching here) {
    if (!here.paused) {
      sum.increment();
    }
    if (here.noted != null) {
      here.noted.add(this);
    }
  }

  long sum() {
    return sum.sum();
  }
}
