package dev.runesheet.game.queensblood.word;

import java.util.Locale;

/** The state of cards that an effect counts. */
public enum CountedState {
  /** Discrete changes raised the power. */
  ENHANCED,
  /** Discrete changes lowered the power. */
  ENFEEBLED,
  /** Either. */
  CHANGED;

  /** The property of a card that rules look at. */
  public String property() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The words that effects use: {@code other enhanced allies}. */
  public String words(ScopeSides whose) {
    return "other " + property() + " " + whose.noun();
  }
}
