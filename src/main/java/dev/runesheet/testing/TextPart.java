package dev.runesheet.testing;

import java.util.Locale;

/** Comparison with a part of a text, as people name it: in whatever capitals. */
public final class TextPart {

  private TextPart() {}

  /** True if a text holds a part. */
  public static boolean containsIgnoringCase(String text, String part) {
    return text.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
  }
}
