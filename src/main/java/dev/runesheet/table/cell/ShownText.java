package dev.runesheet.table.cell;

import java.util.regex.Pattern;

/**
 * Sentences as a cell shows them: a number below zero has a minus sign, which no line ends after,
 * and not a hyphen.
 */
public final class ShownText {

  private static final Pattern HYPHEN = Pattern.compile("(?<![^\\s(,:])-(?=\\p{Nd})");
  private static final Pattern MINUS = Pattern.compile("\u2212(?=\\p{Nd})");

  private ShownText() {}

  /** A text as its cell shows it. */
  public static String of(String text) {
    return HYPHEN.matcher(text).replaceAll("\u2212");
  }

  /** The text that a cell shows so. */
  public static String read(String shown) {
    return MINUS.matcher(shown).replaceAll("-");
  }
}
