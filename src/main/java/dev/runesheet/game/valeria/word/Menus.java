package dev.runesheet.game.valeria.word;

/** The lists of options that effects offer. */
public final class Menus {

  /** The ways to pay for a monster. */
  public static final String SLAY_PAYMENTS = "slay payments";

  /** The ways to pay for a domain. */
  public static final String BUILD_PAYMENTS = "build payments";

  /** The citizens to hire, with the ways to pay for them. */
  public static final String HIRES = "hires";

  /** The ways to sail. */
  public static final String SAILS = "sails";

  private Menus() {}
}
