package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The two sorts of phases. */
public enum Daytime implements Titled {
  NIGHT,
  DAY;

  private final String word = Titled.super.word(); // Asked for each restriction of each ability.

  @Override
  public String word() {
    return word;
  }
}
