package dev.runesheet.model;

import dev.runesheet.word.StackingMode;

/**
 * The combination of several continuous effects of one type on one entity, as an effect declares
 * it. In a match {@code dev.runesheet.spi.fact.Stacking} computes numbers by it.
 *
 * @param mode the mode of combination
 * @param key effects with the same controller, type, key and changed stat form a group; empty means
 *     the type
 */
public record Stacking(StackingMode mode, String key) {

  /** Sums, in one group per type. */
  public static final Stacking ADDITIVE = new Stacking(StackingMode.ADDITIVE, "");

  /** The key of an effect of a type, which is the type if none is given. */
  public String keyOf(String type) {
    return key.isEmpty() ? type : key;
  }
}
