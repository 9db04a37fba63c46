package dev.runesheet.game.werewolf.word;

/** The texts that hold a word, and whether matches play what it says. */
public enum Extent {
  /** Of the guide. */
  GUIDE,
  /** Of later guides only. */
  LATER,
  /** Of later guides only, read and written, but not played. */
  UNPLAYED
}
