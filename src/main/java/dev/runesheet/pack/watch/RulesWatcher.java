package dev.runesheet.pack.watch;

import dev.runesheet.pack.file.FolderWatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.TimeUnit;

/** Reads a game's sources in a thread of its own whenever one has been saved, until closed. */
public final class RulesWatcher implements AutoCloseable {

  private static final long AWHILE = TimeUnit.HOURS.toMillis(1);

  private final LiveRules rules;
  private final FolderWatch watch;
  private final Thread thread;
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
      do { // At first, for what was saved between the last update and the start of the watch.
        Uncaught.handled(rules::update);
        Uncaught.handled(rules::prepare);
      } while (saved());
    } catch (IOException broken) {
      throw new UncheckedIOException("the folder cannot be watched any more", broken);
    }
  }

  /** Waits until something was saved; false if this was closed. */
  private boolean saved() throws IOException {
    Thread.interrupted(); // A listener may have left its thread interrupted.
    try {
      while (!closed && watch.next(AWHILE).isEmpty()) {
        // Nothing was saved.
      }
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
