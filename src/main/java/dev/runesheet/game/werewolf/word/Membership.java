package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The rights of those who belong to a group. */
public enum Membership implements Titled {
  MEMBER,
  /** A membership of later guides. */
  OWNER,
  /** Belongs to it and does not vote; only in later guides. */
  VISITOR
}
