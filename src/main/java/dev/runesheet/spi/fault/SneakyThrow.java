package dev.runesheet.spi.fault;

/**
 * The throw of an exception as it is: a checked one, too, which code in other languages may throw.
 */
public final class SneakyThrow {

  private SneakyThrow() {}

  /**
   * Throws an exception or error of any sort.
   *
   * @return never, so that it can stand behind {@code throw}
   */
  public static RuntimeException raise(Throwable thrown) {
    throw SneakyThrow.<RuntimeException>asItIs(thrown);
  }

  @SuppressWarnings("unchecked") // The compiler takes it for a T; nothing is cast at run time.
  private static <T extends Throwable> T asItIs(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
