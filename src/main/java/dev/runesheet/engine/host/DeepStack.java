package dev.runesheet.engine.host;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Work in a thread of its own with a large stack: deeply nested values are compiled, and read
 * again, recursively; the usual stack holds about a hundred levels.
 */
public final class DeepStack {

  private static final long BYTES = 256L << 20;

  private DeepStack() {}

  /** Starts work and waits for its result. */
  public static <T> T run(Callable<T> work) {
    return result(start(work));
  }

  /** Starts work whose result is wanted later. */
  public static <T> FutureTask<T> start(Callable<T> work) {
    Logging.prepare();
    DroolsServices.prepare();
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "rule-compiler", BYTES);
    thread.setContextClassLoader(CallersLoader.get());
    thread.start();
    return task;
  }

  /** The result of work, or the exception with which it failed. */
  public static <T> T result(FutureTask<T> task) {
    try {
      return ended(task);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("rules cannot be compiled", failed.getCause());
    }
  }

  /** Compiling cannot be broken off: an interrupt is kept for the caller until it has ended. */
  private static <T> T ended(FutureTask<T> task) throws ExecutionException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException later) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
