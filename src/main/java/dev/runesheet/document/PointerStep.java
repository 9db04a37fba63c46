package dev.runesheet.document;

/** One step of a JSON pointer (RFC 6901), between two slashes. */
public final class PointerStep {

  private PointerStep() {}

  /** The name of the field that a step leads to: {@code a/b} for {@code a~1b}. */
  public static String field(String step) {
    return step.replace("~1", "/").replace("~0", "~");
  }
}
