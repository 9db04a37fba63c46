package dev.runesheet.spi;

/** The exception of an answer that is not legal; the match is unchanged. */
public final class IllegalChoiceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence that names the answer and the legal ones. */
  public IllegalChoiceException(String message) {
    super(message);
  }
}
