package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The kinds of defenses. */
public enum Defense implements Titled {
  ABSENCE,
  ACTIVE,
  PASSIVE,
  PARTIAL,
  /** A kind of later guides. */
  RECRUITMENT
}
