package dev.runesheet.spi.fact;

import java.util.Comparator;

/** A modifier that counts, after stacking; derived. The entity keeps the list for reading. */
public final class Contribution {

  /** The order in which contributions of one layer apply and are shown. */
  public static final Comparator<Contribution> OLDEST_FIRST =
      Comparator.<Contribution>comparingInt(contribution -> contribution.modifier.getAge())
          .thenComparingInt(
              contribution ->
                  contribution.modifier.counted() == null
                      ? -1
                      : contribution.modifier.counted().getId());

  private final Modifier modifier;

  /** Creates the fact. */
  public Contribution(Modifier modifier) {
    this.modifier = modifier;
  }

  /** The modifier that counts. */
  public Modifier getModifier() {
    return modifier;
  }

  /** True if it counts under a condition that is evaluated when the number is read. */
  public boolean isLate() {
    return modifier.getEffect().isLate();
  }

  /** The entity that is changed. */
  public Entity getTarget() {
    return modifier.getTarget();
  }

  /** The stat that is changed. */
  public String getStat() {
    return modifier.getEffect().getStat();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Contribution contribution && contribution.modifier.equals(modifier);
  }

  @Override
  public int hashCode() {
    return modifier.hashCode();
  }

  @Override
  public String toString() {
    return modifier.toString();
  }
}
