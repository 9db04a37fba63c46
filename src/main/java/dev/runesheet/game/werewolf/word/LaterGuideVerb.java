package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The abilities of later guides that are kept word for word, and that matches play. */
public enum LaterGuideVerb implements Titled {
  /** {@code Role Change @Self to 'Wolf'}. */
  ROLE_CHANGE,
  /** {@code Learn 'The defense was used'}. */
  LEARN
}
