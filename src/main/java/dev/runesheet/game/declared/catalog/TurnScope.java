package dev.runesheet.game.declared.catalog;

/** The players that a scope finds by the order of turns, which leaves out those who are out. */
public enum TurnScope {
  /** The one after the viewer. */
  NEXT,
  /** The one before the viewer. */
  PREVIOUS,
  /** The one whose turn it is, whoever the viewer is. */
  ACTIVE,
  /** All, the viewer first. */
  ALL
}
