package dev.runesheet.spi.fact;

/**
 * The fact that there are as many entities as an effect in play asks for to be in force, derived:
 * it goes when the effect goes, or when there are too few or too many.
 *
 * @param effect the effect
 * @see EffectDefinition#presence()
 */
public record Fulfilled(InPlay effect) {

  /** The effect. */
  public InPlay getEffect() {
    return effect;
  }
}
