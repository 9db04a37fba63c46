package dev.runesheet.spelling;

import java.util.Locale;

/** The capital letter with which sentences and headings begin. */
public final class Capital {

  private Capital() {}

  /** A text with its first letter as a capital. */
  public static String first(String text) {
    return text.isEmpty() ? "" : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** A text with its first letter as a small one, as within a sentence. */
  public static String small(String text) {
    return text.isEmpty() ? "" : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  /** A text as a sentence of its own; empty if there is none. */
  public static String sentence(String text) {
    return text.isEmpty() ? "" : first(text) + ".";
  }
}
