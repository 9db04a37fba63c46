package dev.runesheet.game.queensblood.word;

/** The numbers of cards that effects name. */
public final class CardStats {

  /** The effective power. */
  public static final String POWER = "power";

  /** The rank of the tile that a token was spawned on; 0 for cards of decks. */
  public static final String REPLACED_PAWNS = "replaced_pawns";

  /** The power of the ally that was destroyed to place the card. */
  public static final String REPLACED_POWER = "replaced_power";

  /** The largest power or number of points, on either side of 0. */
  public static final int MOST = 9_999;

  /** The highest rank of a tile, and so the most pawns that show on it. */
  public static final int HIGHEST_RANK = 3;

  private CardStats() {}
}
