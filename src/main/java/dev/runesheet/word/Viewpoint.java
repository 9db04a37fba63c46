package dev.runesheet.word;

/** The entities from which a scope is the same. */
public enum Viewpoint {
  /** Perhaps no two: it depends on the entity itself, such as its zone, or excludes it. */
  ENTITY,
  /** All of one player. */
  PLAYER,
  /** All, such as for a scope of a zone that is nobody's. */
  ALL
}
