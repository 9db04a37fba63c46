package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The changes that abilities make to attributes that roles have invented. */
public enum AttributeChange implements Titled {
  APPLY,
  REMOVE
}
