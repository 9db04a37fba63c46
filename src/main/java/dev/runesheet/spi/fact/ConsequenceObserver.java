package dev.runesheet.spi.fact;

/** An observer of the consequences of rules; only a traced match has one. */
public interface ConsequenceObserver {

  /** The verb that runs now was called with these arguments, in the order of its parameters. */
  default void called(Object... arguments) {}

  /**
   * A test that a consequence works out read a number.
   *
   * @param of the name of the number
   */
  default void seen(String of, double value) {}

  /**
   * One of several tests that all must hold was answered, after the numbers that it read.
   *
   * @param words the test in words
   */
  default void tested(String words, boolean answer) {}

  /**
   * The answer of a test is noted for the guards of the next block.
   *
   * @param words the test in words
   */
  default void noted(Activation activation, int test, String words, boolean answer) {}
}
