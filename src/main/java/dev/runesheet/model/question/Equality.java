package dev.runesheet.model.question;

import java.util.Optional;

/** The equality of two values that the same text stands for, which are of a game's own class. */
public final class Equality {

  private Equality() {}

  /**
   * True if both are equal and have the same hash code, as rules need that compare them.
   *
   * @param other may be null, as none of the text's
   */
  public static boolean holds(Object one, Object other) {
    return one.equals(other) && one.hashCode() == other.hashCode();
  }

  /** The exception of comparing them, in words with the name of their class; empty if none. */
  public static Optional<String> failure(Object one, Object other) {
    try {
      holds(one, other);
      return Optional.empty();
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError thrown) {
      return Optional.of(
          "equals or hashCode of " + one.getClass().getName() + " has thrown " + thrown);
    }
  }
}
