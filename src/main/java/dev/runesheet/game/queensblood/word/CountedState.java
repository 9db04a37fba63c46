package dev.runesheet.game.queensblood.word;

import dev.runesheet.spelling.Word;

/** The state of cards that an effect counts; its word is the property that rules look at. */
public enum CountedState implements Word {
  /** Discrete changes raised the power. */
  ENHANCED,
  /** Discrete changes lowered the power. */
  ENFEEBLED,
  /** Either. */
  CHANGED;

  /** The words that effects use: {@code other enhanced allies}. */
  public String words(ScopeSides whose) {
    return "other " + word() + " " + whose.noun();
  }
}
