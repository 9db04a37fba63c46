package dev.runesheet.model;

/**
 * A mistake in a class that declares a verb, a question or a game; whoever wrote the class mends
 * it.
 */
public final class DeclarationMistake extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** A mistake in words that name the class, what is wrong and, with "Maybe", what may help. */
  public DeclarationMistake(String message) {
    super(message);
  }
}
