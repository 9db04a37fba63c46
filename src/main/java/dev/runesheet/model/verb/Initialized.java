package dev.runesheet.model.verb;

/** The words about a class that fails as Java initializes it. */
public final class Initialized {

  private Initialized() {}

  /** The clause that says why a class cannot be used. */
  public static String failed(Class<?> type, LinkageError broken) {
    Throwable why = broken.getCause() == null ? broken : broken.getCause();
    return type.getName() + " cannot be initialized: " + why + ".";
  }
}
