package dev.runesheet.spi.fault;

/**
 * The exception of a rule written by hand whose own code fails in a match, such as a condition that
 * asks for a property that its fact has not, or of a question whose getter fails or gives null. Its
 * message names the rule and where it is written, or the getter.
 */
public final class OwnRuleFailure extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence that names the rule, and what its code has thrown. */
  public OwnRuleFailure(String message, Throwable cause) {
    super(message, cause);
  }

  /** The failure of a rule among an exception and its causes; null if there is none. */
  public static OwnRuleFailure in(Throwable thrown) {
    for (Throwable cause : Causes.of(thrown)) {
      if (cause instanceof OwnRuleFailure failure) {
        return failure;
      }
    }
    return null;
  }
}
