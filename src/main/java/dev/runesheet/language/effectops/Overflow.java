package dev.runesheet.language.effectops;

import dev.runesheet.spelling.Word;

/** The behaviour of a mode when too many events wait or were processed (decision 10). */
public enum Overflow implements Word {
  /** The action is undone and reported. */
  FAIL,
  /** Further events are dropped and counted. */
  DROP
}
