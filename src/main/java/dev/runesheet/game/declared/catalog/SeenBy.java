package dev.runesheet.game.declared.catalog;

import dev.runesheet.spelling.Word;

/** The players who see the cards of a zone, or a number. */
public enum SeenBy implements Word {
  /** Everyone. */
  ALL,
  /** The player whose the card is. */
  OWNER,
  /** All players but that one, as in games in which they see each other's hands. */
  OTHERS,
  /** A zone that nobody sees, such as a deck. */
  NOBODY;

  /**
   * True if a player is one of them.
   *
   * @param player a player; negative for people who only watch, who see what all see
   * @param owner the player whose the card is; negative for nobody
   */
  public boolean include(int player, int owner) {
    return switch (this) {
      case ALL -> true;
      case OWNER -> player >= 0 && player == owner;
      case OTHERS -> player >= 0 && player != owner;
      case NOBODY -> false;
    };
  }
}
