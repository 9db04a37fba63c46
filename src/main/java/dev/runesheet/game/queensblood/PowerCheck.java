package dev.runesheet.game.queensblood;

/**
 * The moment at which cards of low power are looked for: the rows of the power table match it and
 * say which die. In working memory only for that moment.
 */
public final class PowerCheck {

  private final String variant;
  private double limit = Double.NEGATIVE_INFINITY;

  PowerCheck(String variant) {
    this.variant = variant;
  }

  /** The variant of the global rules. */
  public String getVariant() {
    return variant;
  }

  /** A row's word: cards of this effective power or less are destroyed. */
  public void destroyUpTo(double power) {
    limit = Math.max(limit, power);
  }

  boolean dooms(Card card) {
    return limit > Double.NEGATIVE_INFINITY && card.power() <= limit;
  }
}
