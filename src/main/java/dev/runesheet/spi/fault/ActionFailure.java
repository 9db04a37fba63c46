package dev.runesheet.spi.fault;

/**
 * The exception with which rules or the engine fail an action; the match goes back to its state
 * before it.
 */
public final class ActionFailure extends RuntimeException {

  /** The reason of a failure by a number that is not finite; see {@link #reason}. */
  public static final String NUMBER = "number";

  /** The reason of a failure by a script of outcomes; see {@link #reason}. */
  public static final String CHANCE = "chance";

  private final String reason;
  private final String block;

  /**
   * Creates the failure.
   *
   * @param reason a stable word: {@code queue}, {@code events}, {@code operations}, {@code
   *     nesting}, {@code number} …
   * @param message the reason, in words
   */
  public ActionFailure(String reason, String message) {
    this(reason, message, "");
  }

  private ActionFailure(String reason, String message, String block) {
    super(message, null, false, false);
    this.reason = reason;
    this.block = block;
  }

  /**
   * The failure through a mistake of a rule.
   *
   * @param block the block of the rule that made it
   */
  public static ActionFailure ofMistake(String message, String block) {
    return new ActionFailure(RuleMistake.REASON, message, block);
  }

  /** The failure that an exception means, also where the rule engine wraps it; null for others. */
  public static ActionFailure in(Throwable thrown) {
    for (Throwable cause : Causes.of(thrown)) {
      if (cause instanceof ActionFailure failure) {
        return failure;
      }
      if (cause instanceof RuleMistake mistake) {
        return new ActionFailure(RuleMistake.REASON, mistake.getMessage());
      }
    }
    return null;
  }

  /** The failure, named by the effect whose rule has failed, and its block. */
  public ActionFailure of(String effect, String block) {
    return new ActionFailure(reason, effect + ": " + getMessage(), block);
  }

  /** True if the effect that ran then is to blame, rather than a chain of several. */
  public boolean isOfOneEffect() {
    return isMistake() || reason.equals(NUMBER);
  }

  /** True if a rule, or the phases, ask for something missing. */
  public boolean isMistake() {
    return reason.equals(RuleMistake.REASON);
  }

  /** The stable word. */
  public String reason() {
    return reason;
  }

  /** The block of the rule whose mistake it is; empty if it is no rule's mistake. */
  public String block() {
    return block;
  }
}
