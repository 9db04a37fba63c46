package dev.runesheet.spi;

import dev.runesheet.spelling.Excerpt;

/**
 * The exception of a match's listener, with that exception as the cause. The happenings that it was
 * notified of stand: the answer counts, the match is at its next decisions, and every listener was
 * notified of everything. Exceptions of further listeners are suppressed in this one.
 */
public final class ListenerException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public ListenerException(Happening told, Exception thrown) {
    super(
        "listener threw "
            + thrown
            + " when it was told of ("
            + Excerpt.of(told.toString())
            + "). "
            + (told instanceof Happening.Undone
                ? "The answer is taken back, and all listeners have heard of it; do not take it"
                    + " back"
                : "The answer counts, and all listeners have heard everything; do not give it")
            + " again.",
        thrown);
  }
}
