package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;

/** The sides that a player can be loyal to. */
public enum LoyaltySort implements Titled {
  GROUP,
  ALIGNMENT
}
