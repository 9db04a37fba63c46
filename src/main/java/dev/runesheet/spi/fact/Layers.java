package dev.runesheet.spi.fact;

import java.util.Locale;

/** The layers of a number; {@link Stacking} applies them. */
public final class Layers {

  private Layers() {}

  /** The layers, in the order they apply. */
  public enum Layer {
    /** Replaces the number; of several the youngest holds. */
    SET,
    /** Multiplies it. */
    MULTIPLY,
    /** Is added to it. */
    ADD,
    /** Raises it to at least this. */
    AT_LEAST,
    /** Lowers it to at most this. */
    AT_MOST
  }

  /** The layer of a word as game files write it: {@code at least}. */
  public static Layer called(String word) {
    return Layer.valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'));
  }
}
