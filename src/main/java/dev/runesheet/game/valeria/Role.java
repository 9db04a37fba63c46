package dev.runesheet.game.valeria;

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
  private final String stat = (word + "_count").intern();

  /** As effect strings write it. */
  public String word() {
    return word;
  }

  /** The stat of a card that counts its pips. */
  public String stat() {
    return stat;
  }
}
