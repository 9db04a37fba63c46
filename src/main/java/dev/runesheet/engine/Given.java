package dev.runesheet.engine;

/** Arguments that a caller must give. */
public final class Given {

  private Given() {}

  /**
   * The argument itself.
   *
   * @param name what the caller knows it by: the name of the parameter, perhaps with what it is
   * @throws NullPointerException if it is null; it names the argument
   */
  public static <T> T given(T argument, String name) {
    if (argument == null) {
      throw new NullPointerException(name + " must not be null.");
    }
    return argument;
  }
}
