package dev.runesheet.language.effectops;

/** The behaviour of a mode when too many events wait or were processed (decision 10). */
public enum Overflow {
  /** The action is undone and reported. */
  FAIL,
  /** Further events are dropped and counted. */
  DROP
}
