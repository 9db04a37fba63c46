package dev.runesheet.spi.fact;

/**
 * The question whether an effect is still in force, asked when something changed since it was
 * chosen to run.
 */
public final class InForceCheck {

  private final ActiveEffect effect;
  private boolean inForce;

  /** Asks about an effect. */
  public InForceCheck(ActiveEffect effect) {
    this.effect = effect;
  }

  /** The effect asked about. */
  public ActiveEffect getEffect() {
    return effect;
  }

  /** A rule's answer: it is. */
  public void confirm() {
    inForce = true;
  }

  /** True if a rule confirmed it. */
  public boolean inForce() {
    return inForce;
  }
}
