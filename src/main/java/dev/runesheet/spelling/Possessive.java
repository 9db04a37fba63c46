package dev.runesheet.spelling;

/** The form of a name that says whose something is. */
public final class Possessive {

  private Possessive() {}

  /** A name with an apostrophe: {@code Scout's}, {@code reds'}. */
  public static String of(String name) {
    return name + (name.endsWith("s") ? "'" : "'s");
  }
}
