package dev.runesheet.language.roletext;

/** The two sorts of phases. */
public enum Daytime implements Titled {
  NIGHT,
  DAY
}
