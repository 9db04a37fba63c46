package dev.runesheet.engine.fact;

/**
 * Says that a rule asks for what is not there: a number that an entity has not, or the entity of a
 * role that nobody has. In a match, what a player did fails then, with the effect that asked.
 */
public final class RuleMistake extends IllegalArgumentException {

  /** The reason of such a failure; see {@link ActionFailure#reason}. */
  public static final String REASON = "mistake";

  private static final long serialVersionUID = 1L;

  /** Creates it with a sentence that names what is not there. */
  public RuleMistake(String message) {
    super(message);
  }
}
