package dev.runesheet.engine.rules;

import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.concurrent.FutureTask;

/**
 * Work in a thread from which nothing leads to the caller: neither its class loader nor the classes
 * of the calls under way, which threads hand on to those that they start, and exceptions keep. What
 * libraries hold for the whole process is made in one, so that plugins can leave the memory.
 */
final class UnrelatedThread {

  private UnrelatedThread() {}

  /** Does work and waits for its end. */
  static void run(Runnable work) {
    FutureTask<Void> task = new FutureTask<>(work, null);
    start(task);
    DeepStack.result(task);
  }

  /** A thread keeps the domains of all callers up to a privileged one. */
  @SuppressWarnings("removal") // Later Javas, in which threads keep none, just do it.
  private static void start(Runnable task) {
    AccessController.doPrivileged(
        (PrivilegedAction<Void>)
            () -> {
              Thread thread = new Thread(null, task, "rule-preparer", 0, false);
              thread.setContextClassLoader(UnrelatedThread.class.getClassLoader());
              thread.setDaemon(true);
              thread.start();
              return null;
            });
  }
}
