package dev.runesheet.engine.fault;

/**
 * The exception with which rules or the engine fail an action; the match goes back to its state
 * before it.
 */
public final class ActionFailure extends RuntimeException {

  private final String reason;

  /**
   * Creates the failure.
   *
   * @param reason a stable word: {@code queue}, {@code events}, {@code operations}, {@code number}
   *     …
   * @param message the reason, in words
   */
  public ActionFailure(String reason, String message) {
    super(message, null, false, false);
    this.reason = reason;
  }

  /** The stable word. */
  public String reason() {
    return reason;
  }
}
