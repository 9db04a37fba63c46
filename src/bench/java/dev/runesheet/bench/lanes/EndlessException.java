package dev.runesheet.bench.lanes;

/** A play whose reactions do not end. */
final class EndlessException extends RuntimeException {

  private static final long serialVersionUID = 1;

  EndlessException() {
    super("Reactions do not end.", null, false, false);
  }
}
