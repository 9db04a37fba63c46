package dev.runesheet.engine.fault;

/** Checks of required arguments. */
public final class RequiredArguments {

  private RequiredArguments() {}

  /**
   * The argument itself.
   *
   * @param name the name of the parameter as the caller knows it, perhaps with its kind
   * @throws NullPointerException if it is null; it names the argument
   */
  public static <T> T given(T argument, String name) {
    if (argument == null) {
      throw new NullPointerException(name + " must not be null.");
    }
    return argument;
  }
}
