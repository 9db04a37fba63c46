package dev.runesheet.table;

import java.util.regex.Pattern;

/**
 * Sentences as a cell shows them: a number below zero has a minus sign, which no line ends after,
 * and not a hyphen.
 */
final class ShownText {

  private static final Pattern HYPHEN = Pattern.compile("(?<![^\\s(,:])-(?=\\p{Nd})");
  private static final Pattern MINUS = Pattern.compile("\u2212(?=\\p{Nd})");

  private ShownText() {}

  /** A text as its cell shows it. */
  static String of(String text) {
    return HYPHEN.matcher(text).replaceAll("\u2212");
  }

  /** The text that a cell shows so. */
  static String read(String shown) {
    return MINUS.matcher(shown).replaceAll("-");
  }
}
