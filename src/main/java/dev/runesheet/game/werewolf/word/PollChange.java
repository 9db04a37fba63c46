package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The changes that an ability makes to the next poll of a type, and to the list of polls. */
public enum PollChange implements Titled {
  /** One poll more of the type is held. */
  ADD,
  /** A poll is held at once. */
  CREATE,
  /** The next poll's outcome is not carried out. */
  CANCEL,
  /** The next poll is not held. */
  DELETE
}
