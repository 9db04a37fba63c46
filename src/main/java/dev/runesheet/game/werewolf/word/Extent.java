package dev.runesheet.game.werewolf.word;

/** The texts that hold a word, and whether matches play what it says. */
public enum Extent {
  /** A word of the guide. */
  GUIDE,
  /** A word of later guides. */
  LATER,
  /** A word of later guides that is read and written, but not played. */
  UNPLAYED
}
