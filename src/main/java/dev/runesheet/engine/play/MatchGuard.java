package dev.runesheet.engine.play;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * The guard of a match's public calls: a closed match refuses them all, and a match that a thread
 * uses at this moment refuses those of other threads. Between calls a match may go from thread to
 * thread, for example within a pool.
 */
public final class MatchGuard {

  private final String game;
  private final AtomicReference<Thread> user = new AtomicReference<>();
  private volatile boolean closed;

  public MatchGuard(String game) {
    this.game = game;
  }

  /** Checks that the match is open and that no other thread uses it. */
  public void check() {
    if (closed) {
      throw new IllegalStateException(
          "match ("
              + game
              + ") is closed. Maybe close() was called, or a try block that held it has ended.");
    }
    Thread other = user.get();
    if (other != null && other != Thread.currentThread()) {
      throw inUse(other);
    }
  }

  /** Reads, alone. A thread that changes the match may read it meanwhile, as listeners do. */
  public <T> T reading(Supplier<T> read) {
    check();
    if (user.get() == Thread.currentThread()) {
      return read.get();
    }
    take();
    try {
      check(); // Another thread may have closed it meanwhile.
      return read.get();
    } finally {
      user.set(null);
    }
  }

  /** Begins a change of the match, which {@link #leave} ends. */
  public void enter() {
    check();
    take();
    if (closed) { // By another thread, meanwhile.
      user.set(null);
      check();
    }
  }

  /** Ends a change of the match. */
  public void leave() {
    user.setRelease(null);
  }

  /** Ends the match, once; later calls do nothing. */
  public void closing(Runnable end) {
    if (closed) {
      return;
    }
    take();
    try {
      if (!closed) {
        closed = true;
        end.run();
      }
    } finally {
      user.set(null);
    }
  }

  /** True if the match is closed. */
  public boolean isClosed() {
    return closed;
  }

  private void take() {
    Thread self = Thread.currentThread();
    if (user.compareAndSet(null, self)) {
      return;
    }
    Thread other = user.get();
    if (other != self) {
      throw inUse(other);
    }
    throw new IllegalStateException(
        "match ("
            + game
            + ") is in the midst of a call. Maybe a listener, verb or handler answers, takes back"
            + " or closes; within a call the match may only be read.");
  }

  private IllegalStateException inUse(Thread other) {
    return new IllegalStateException(
        "match ("
            + game
            + ") is used by thread ("
            + (other == null ? "just ended" : other.getName())
            + "). Maybe two threads answer at once; a match belongs to one thread at a time.");
  }
}
