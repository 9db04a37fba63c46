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
      rules.update(); // What was saved between the last update and the start of the watch.
      while (true) {
        rules.prepare();
        while (watch.next(AWHILE).isEmpty()) {
          // Nothing was saved.
        }
        rules.update();
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    } catch (IOException broken) {
      throw new UncheckedIOException("the folder cannot be watched any more", broken);
    }
  }

  /** Ends the watching; waits until an edit that is being read has been read. */
  @Override
  public void close() {
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
