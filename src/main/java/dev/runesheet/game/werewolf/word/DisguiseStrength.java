package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The strength of disguises, which says which investigations see through one. */
public enum DisguiseStrength implements Titled {
  WEAK,
  STRONG;

  /** The adverb: {@code Weakly Disguise}. */
  @Override
  public String title() {
    return Titled.super.title() + "ly";
  }
}
