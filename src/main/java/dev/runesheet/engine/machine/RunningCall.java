package dev.runesheet.engine.machine;

import dev.runesheet.spi.fault.CallEndedException;

/** The call that changes a match, and its thread: whoever keeps its context changes nothing. */
final class RunningCall {

  private final String game;

  /** The thread of the call; null between calls. */
  private Thread thread;

  RunningCall(String game) {
    this.game = game;
  }

  /** Carries out a call on this thread. */
  void run(Runnable call) {
    Thread before = thread;
    thread = Thread.currentThread();
    try {
      call.run();
    } finally {
      thread = before;
    }
  }

  /**
   * Refuses a change by whoever kept the context longer than the call that it was given for, or
   * uses it on another thread.
   */
  void mustBeThis() {
    Thread of = thread;
    if (of != Thread.currentThread()) {
      throw new CallEndedException(
          "match (" + game + ") cannot be changed by " + (of == null ? ENDED : elsewhere(of)));
    }
  }

  private static final String ENDED =
      "a context whose call has ended. Maybe one that update(), a verb, a handler or a listener was"
          + " given was kept, or went to another thread; update() gives one for each call."
          + " Maybe the conditions of a rule change the match; only consequences may.";

  private static String elsewhere(Thread of) {
    return "the thread ("
        + Thread.currentThread().getName()
        + "): the call that its context was given for runs on the thread ("
        + of.getName()
        + "). Maybe a verb, a handler or a listener went on in another thread; what changes a match"
        + " stays in the thread that it was called in.";
  }
}
