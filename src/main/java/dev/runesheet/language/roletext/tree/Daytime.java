package dev.runesheet.language.roletext.tree;

/** The two sorts of phases. */
public enum Daytime implements Titled {
  NIGHT,
  DAY
}
