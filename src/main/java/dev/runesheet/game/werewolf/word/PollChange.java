package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Word;

/** What abilities do to the next poll of a type, or make of a candidate in it. */
public enum PollChange implements Word {
  ADD,
  CREATE,
  CANCEL,
  DELETE,
  UNVOTABLE,
  DISQUALIFIED
}
