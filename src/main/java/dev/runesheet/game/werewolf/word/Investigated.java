package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The properties of players that investigations ask for. */
public enum Investigated implements Titled {
  ROLE,
  ALIGNMENT,
  CATEGORY,
  /** An attribute, which the player has or not. */
  ATTRIBUTE
}
