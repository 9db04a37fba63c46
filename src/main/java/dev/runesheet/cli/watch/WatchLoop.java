package dev.runesheet.cli.watch;

import dev.runesheet.pack.file.FolderWatch;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The loop that checks, rebuilds and tests a game on each save and notifies a listener. */
public record WatchLoop(WatchSession session, WatchListener listener) {

  private static final long LONG = TimeUnit.DAYS.toMillis(1);

  /** The time after a save in which scenarios may run before the first results are reported. */
  private static final long SOON_MILLIS = 600;

  /** The interval of polling for a further save while scenarios run. */
  private static final long LOOK_MILLIS = 150;

  private static final int REHEARSALS = 2;

  /**
   * Watches until this many saves have come, or the thread is interrupted.
   *
   * @return whether the last one left an error
   */
  public boolean run(int saves) throws IOException, InterruptedException {
    boolean broken = false;
    try (FolderWatch watch = session.rules().watched()) {
      WatchRound first = session.update(listener::read, after(System.nanoTime(), LOOK_MILLIS));
      broken = first.broken();
      List<String> saved = played(watch);
      listener.first(session.all());
      if (saved.isEmpty()) {
        saved = warmedUp(watch);
      }
      for (int i = 0; i < saves; i++) {
        while (saved.isEmpty()) {
          saved = watch.next(LONG);
        }
        broken = tell(saved);
        saved = i == saves - 1 ? List.of() : told(watch);
      }
      // After a fixed number of saves all their results are awaited.
      if (session.isWaiting()) {
        session.goOn(() -> false);
        listener.rest(session.all());
      }
    }
    return broken;
  }

  private boolean tell(List<String> saved) {
    long start = System.nanoTime();
    WatchRound round =
        session.update(update -> listener.saved(saved, update), after(start, SOON_MILLIS));
    listener.next(round, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
    return round.broken();
  }

  private static BooleanSupplier after(long start, long millis) {
    long end = start + TimeUnit.MILLISECONDS.toNanos(millis);
    return () -> System.nanoTime() > end;
  }

  /**
   * Runs the remaining scenarios and reports them, until the next save; returns the saved files.
   */
  private List<String> told(FolderWatch watch) throws InterruptedException {
    boolean any = session.isWaiting();
    List<String> saved = played(watch);
    if (any && saved.isEmpty()) {
      listener.rest(session.all());
    }
    return saved;
  }

  /** Runs the waiting scenarios until the next save; returns the saved files. */
  private List<String> played(FolderWatch watch) throws InterruptedException {
    while (session.isWaiting()) {
      List<String> saved = watch.next(0);
      if (!saved.isEmpty()) {
        return saved;
      }
      session.goOn(after(System.nanoTime(), LOOK_MILLIS));
      listener.goingOn();
    }
    return List.of();
  }

  /**
   * Rehearses edits until the program is warm, or there is a save, which does not wait for that;
   * returns the saved files.
   */
  private List<String> warmedUp(FolderWatch watch) throws InterruptedException {
    Thread rehearsals = new Thread(this::rehearse, Thread.currentThread().getName() + " rehearses");
    rehearsals.setDaemon(true);
    rehearsals.start();
    List<String> saved = List.of();
    while (saved.isEmpty() && rehearsals.isAlive()) {
      saved = watch.next(LOOK_MILLIS);
    }
    return saved;
  }

  private void rehearse() {
    for (int i = 0; i < REHEARSALS; i++) {
      session.rules().rehearse();
    }
    // Building left more garbage than a day of edits.
    System.gc();
  }
}
