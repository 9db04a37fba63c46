package dev.runesheet.spelling;

import java.util.Locale;
import java.util.regex.Pattern;

/** The names that Java gives to things: {@code seenBy}, {@code SeenBy}. */
public final class CamelCase {

  private static final Pattern SEAM = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  private CamelCase() {}

  /** The words of a name, in small letters: {@code seen by}. */
  public static String words(String name) {
    return SEAM.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
  }
}
