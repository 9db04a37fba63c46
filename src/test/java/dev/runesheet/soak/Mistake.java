package dev.runesheet.soak;

/** A mistake made on purpose, as programmers of verbs and listeners make them. */
final class Mistake extends RuntimeException {

  Mistake() {
    super("on purpose");
  }

  /** Throws on what is not, and was not caused by, such a mistake. */
  static void require(RuntimeException thrown) {
    Throwable cause = thrown;
    while (cause != null && !"on purpose".equals(cause.getMessage())) {
      cause = cause.getCause();
    }
    if (cause == null) {
      throw thrown;
    }
  }
}
