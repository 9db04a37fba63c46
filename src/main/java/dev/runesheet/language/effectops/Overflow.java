package dev.runesheet.language.effectops;

/** What a mode does when too many events wait or were worked on (decision 10). */
public enum Overflow {
  /** The action is undone and reported. */
  FAIL,
  /** Further events are dropped and counted. */
  DROP
}
