package dev.runesheet.spi.fault;

/** The exception of a change by a context whose call has ended, or runs on another thread. */
public final class CallEndedException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /** An exception with its message. */
  public CallEndedException(String message) {
    super(message);
  }
}
