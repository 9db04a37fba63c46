package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The properties of players that investigations ask for. */
public enum Investigated implements Titled {
  ROLE,
  ALIGNMENT,
  CATEGORY,
  /** Whether the player has it. */
  ATTRIBUTE
}
