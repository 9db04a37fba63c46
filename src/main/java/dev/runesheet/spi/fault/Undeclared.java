package dev.runesheet.spi.fault;

/** Throws exceptions as they are, also checked ones, which other languages throw undeclared. */
public final class Undeclared {

  private Undeclared() {}

  /**
   * Throws an exception or error of any sort.
   *
   * @return never, so that it can stand behind {@code throw}
   */
  public static RuntimeException raise(Throwable thrown) {
    throw Undeclared.<RuntimeException>asItIs(thrown);
  }

  @SuppressWarnings("unchecked") // The compiler takes it for a T; nothing is cast at run time.
  private static <T extends Throwable> T asItIs(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
