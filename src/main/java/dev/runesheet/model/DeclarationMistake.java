package dev.runesheet.model;

import java.util.function.Supplier;

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

  private DeclarationMistake(String message, Throwable cause) {
    super(message, cause);
  }

  /** The answer of a provider of another jar; if it throws, that is a mistake that names it. */
  public static <T> T answer(Object provider, Supplier<T> asked) {
    try {
      return asked.get();
    } catch (RuntimeException | LinkageError thrown) {
      throw new DeclarationMistake(
          "provider (" + provider.getClass().getName() + ") has thrown " + thrown, thrown);
    }
  }
}
