package dev.runesheet.word;

/**
 * The controllers of the entities of a scope, seen from an entity. What nobody controls is its own
 * alone: every player is an enemy of such an entity.
 */
public enum Controllers {
  /** Its controller, or nobody if it has none. */
  OWN,
  /** Any other player. */
  ENEMY,
  /** Any player. */
  ANY;

  /**
   * True if a player, or nobody, is one of them.
   *
   * @param controller a player; -1 for nobody
   * @param own the controller of the entity from which the scope is seen; -1 for nobody
   */
  public boolean include(int controller, int own) {
    return this == OWN ? controller == own : controller >= 0 && (this == ANY || controller != own);
  }
}
