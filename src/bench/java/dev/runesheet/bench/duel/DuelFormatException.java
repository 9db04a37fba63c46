package dev.runesheet.bench.duel;

/** A mode or hero that is not as the schema wants it; the message begins with the place. */
public final class DuelFormatException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** What is wrong at a place, such as {@code hero 0/abilities/1/program/0}. */
  public DuelFormatException(String place, String problem) {
    super(place + ": " + problem);
  }
}
