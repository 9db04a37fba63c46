package dev.runesheet.game.valeria.word;

import dev.runesheet.spelling.Titled;

/** The types of monsters. */
public enum MonsterType implements Titled {
  MINION,
  TITAN,
  WARDEN,
  BOSS,
  BEAST
}
