package dev.runesheet.engine.fact;

/** Says that what a player did cannot be carried out; the match goes back to before it. */
public final class ActionFailure extends RuntimeException {

  private final String reason;

  /**
   * Creates the failure.
   *
   * @param reason a stable word: {@code queue}, {@code events}, {@code operations}, {@code number}
   *     …
   * @param message what happened, in words
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
