package dev.runesheet.spi.fact;

/**
 * A suppressor that takes an effect out of force, derived. Several suppressors give several facts,
 * so the effect is back only when the last one has gone. A program that a phase begins by itself is
 * never in play, and cannot be suppressed.
 *
 * @param effect the effect that is out of force
 * @param by the reason: an effect in force that suppresses others, or what a game says
 */
public record Suppression(InPlay effect, Object by) {

  /** The effect that is out of force. */
  public InPlay getEffect() {
    return effect;
  }
}
