package dev.runesheet.game.valeria.word;

import java.util.List;
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

  /** All roles. */
  public static final List<Role> ALL = List.of(values());

  /** The words of all roles. */
  public static final List<String> WORDS = ALL.stream().map(Role::word).toList();

  private final String word = name().toLowerCase(Locale.ROOT).intern();

  /** The word of effect strings; also the stat of a card that counts its pips. */
  public String word() {
    return word;
  }
}
