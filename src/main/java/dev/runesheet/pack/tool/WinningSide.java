package dev.runesheet.pack.tool;

/** The side that wins a match of a game. */
public enum WinningSide {
  /** Each player wins alone, or shares a win with others who have done as well. */
  PLAYER,
  /** Teams, whose players win together. */
  TEAM,
  /** All players, who play together against the game: all win or all lose. */
  ALL;

  /** True if several players win together, which makes rates of single players meaningless. */
  public boolean isOfSeveral() {
    return this != PLAYER;
  }
}
