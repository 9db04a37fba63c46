package dev.runesheet.engine;

/**
 * A listener of a match threw an exception, which is the cause. What it was told of has happened:
 * the answer counts, the match stands at its next decisions, and every listener has heard
 * everything. What was thrown besides is suppressed in this one.
 */
public final class ListenerException extends RuntimeException {

  private static final long serialVersionUID = 1;

  ListenerException(Happening told, RuntimeException thrown) {
    super(
        "listener threw "
            + thrown
            + " when it was told of ("
            + told
            + "). The answer counts, and all listeners have heard everything; do not give it"
            + " again.",
        thrown);
  }
}
