package dev.runesheet.pack.watch;

import dev.runesheet.pack.file.FolderWatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.TimeUnit;

/** A thread that reads a game's sources whenever one has been saved, until it is closed. */
public final class RulesWatcher implements AutoCloseable {

  private static final long AWHILE = TimeUnit.HOURS.toMillis(1);

  /** The errors in files that go on changing of which nothing is told. */
  private static final int MOST_RESTLESS = 10;

  /** A wait for files. */
  private interface Wait {
    void end() throws IOException, InterruptedException;
  }

  private final LiveRules rules;
  private final FolderWatch watch;
  private final Thread thread;
  private int restless;
  private volatile boolean closed;

  private RulesWatcher(LiveRules rules, FolderWatch watch) {
    this.rules = rules;
    this.watch = watch;
    this.thread = new Thread(this::run, "runesheet-watcher");
    thread.setDaemon(true);
  }

  static RulesWatcher start(LiveRules rules, FolderWatch watch) {
    RulesWatcher watcher = new RulesWatcher(rules, watch);
    watcher.thread.start();
    return watcher;
  }

  private void run() {
    try {
      // At first, for what was saved between the last update and the start of the watch.
      for (boolean open = waits(watch::begin); open; open = waits(this::save)) {
        UncaughtErrors.handled(() -> rules.update(this::areAtRest));
        UncaughtErrors.handled(rules::prepare);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException("the folder cannot be watched any more", broken);
    }
  }

  private boolean areAtRest() {
    restless = watch.isAtRest() ? 0 : restless + 1;
    return restless == 0 || restless > MOST_RESTLESS;
  }

  /** Waits until something was saved. */
  private void save() throws IOException, InterruptedException {
    while (!closed && watch.next(AWHILE).isEmpty()) {
      // Nothing was saved.
    }
  }

  /** Waits for files; false if this was closed. */
  private boolean waits(Wait wait) throws IOException {
    Thread.interrupted(); // A listener may have left its thread interrupted.
    try {
      wait.end();
    } catch (InterruptedException by) {
      Thread.currentThread().interrupt();
    }
    return !closed;
  }

  /** Ends the watching; waits until an edit that is being read has been read. */
  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join();
      watch.close();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
