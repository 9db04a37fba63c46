package dev.runesheet.word;

/** The scope that every game has: the holder of an effect alone. */
public final class HolderScope {

  /** Its name. */
  public static final String SELF = "self";

  private HolderScope() {}
}
