package dev.runesheet.spi.fact;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * A suppressor that takes an effect out of force, derived. Several suppressors give several facts,
 * so the effect is back only when the last one has gone. Of a program that a phase begins by itself
 * it is derived when the program is about to start, which it then does not.
 *
 * @param effect the effect that is out of force
 * @param by the reason: an effect in force that suppresses others, or what a game says
 */
public record Suppression(InPlay effect, Object by) {

  /** The order by the effects, then by the suppressors: the oldest first, others by their text. */
  public static final Comparator<Suppression> ORDER =
      Comparator.<Suppression>comparingInt(one -> one.effect.getSequence())
          .thenComparingInt(Suppression::age)
          .thenComparing(one -> String.valueOf(one.by));

  /** The effect that is out of force. */
  public InPlay getEffect() {
    return effect;
  }

  /** The entity that suppresses it, or whose effect does; empty if a game says another reason. */
  public OptionalInt entity() {
    if (by instanceof ActiveEffect suppressor) {
      return OptionalInt.of(suppressor.getHolder());
    }
    return by instanceof Entity suppressor
        ? OptionalInt.of(suppressor.getId())
        : OptionalInt.empty();
  }

  /**
   * The suppressor in words.
   *
   * @param names gives the names of entities
   */
  public String suppressor(IntFunction<String> names) {
    if (entity().isEmpty()) {
      return String.valueOf(by);
    }
    return by instanceof ActiveEffect suppressor
        ? suppressor.words(names)
        : names.apply(entity().getAsInt());
  }

  private int age() {
    return by instanceof ActiveEffect suppressor ? suppressor.getOrigin().getSequence() : -1;
  }
}
