package dev.runesheet.game.valeria.card;

import java.util.Locale;

/** The roles of citizens, which domains need. */
public enum Role {
  /** Shadow. */
  SHADOW,
  /** Holy. */
  HOLY,
  /** Soldier. */
  SOLDIER,
  /** Worker. */
  WORKER;

  private final String word = name().toLowerCase(Locale.ROOT).intern();

  /** The word of effect strings; also the stat of a card that counts its pips. */
  public String word() {
    return word;
  }
}
