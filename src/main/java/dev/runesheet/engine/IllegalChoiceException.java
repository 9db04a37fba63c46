package dev.runesheet.engine;

/** Says that an answer is not legal; the match is unchanged. */
public final class IllegalChoiceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence about what was answered and what is legal. */
  public IllegalChoiceException(String message) {
    super(message);
  }
}
