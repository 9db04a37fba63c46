package dev.runesheet.word;

/** The controllers of the entities of a scope, seen from an entity; what nobody controls is out. */
public enum Controllers {
  /** Its controller. */
  OWN,
  /** Any other player. */
  ENEMY,
  /** Any player. */
  ANY;

  /**
   * True if a player is one of them.
   *
   * @param controller a player, or a number below 0 for nobody
   * @param own the controller of the entity from which the scope is seen
   */
  public boolean include(int controller, int own) {
    return controller >= 0 && (this == ANY || (controller == own) == (this == OWN));
  }
}
