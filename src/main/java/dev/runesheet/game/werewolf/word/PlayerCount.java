package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Word;

/** The players who are counted. */
public enum PlayerCount implements Word {
  /** All who began the match. */
  TOTAL,
  LIVING;

  /** The most players of a game, and so the most that one number of them can be. */
  public static final int MOST = 40;

  /** The variable of role text: {@code $living}. */
  @Override
  public String word() {
    return "$" + Word.super.word();
  }
}
