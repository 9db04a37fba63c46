package dev.runesheet.pack.watch;

/** The handling of what code of a host throws on a thread that must go on. */
final class UncaughtErrors {

  private UncaughtErrors() {}

  /** Runs code; whatever it throws goes to this thread's handler of uncaught exceptions. */
  static void handled(Runnable code) {
    try {
      code.run();
    } catch (Throwable thrown) { // Errors too: whoever waits for later edits would wait in vain.
      handle(thrown);
    }
  }

  /** Passes something on to this thread's handler. */
  private static void handle(Throwable thrown) {
    Thread thread = Thread.currentThread();
    try {
      thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
    } catch (Throwable ofHandler) {
      // As the virtual machine does: what a handler throws is nobody's.
    }
  }
}
