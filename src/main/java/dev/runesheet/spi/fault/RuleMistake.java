package dev.runesheet.spi.fault;

/**
 * The exception of rules that ask for something missing: a stat that an entity has not, the entity
 * of a role that nobody has, or an answer to a question without an option. In a match the action
 * fails; the failure names the effect if one ran.
 */
public class RuleMistake extends IllegalArgumentException {

  /** The reason of such a failure; see {@link ActionFailure#reason}. */
  public static final String REASON = "mistake";

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence that names the missing thing. */
  public RuleMistake(String message) {
    super(message);
  }
}
