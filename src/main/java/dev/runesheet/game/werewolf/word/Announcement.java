package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The announcements of abilities: to others, and to the own player. */
public enum Announcement implements Titled {
  REVEAL,
  KNOW
}
