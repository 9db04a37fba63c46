package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The changes that abilities make to extra roles. */
public enum ExtraRoleChange implements Titled {
  GRANT,
  REVOKE
}
