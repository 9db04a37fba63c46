package dev.runesheet.spelling;

/**
 * A text as messages repeat it: one readable line, shortened. Whatever somebody has sent, a message
 * about it stays short and cannot steer a terminal.
 */
public final class Excerpt {

  private static final int LONGEST = 60;

  private Excerpt() {}

  /** The beginning of a text, with its length if there is more; control characters are blanks. */
  public static String of(String text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length() && line.length() < LONGEST; i++) {
      char c = text.charAt(i);
      line.append(Character.isISOControl(c) ? ' ' : c);
    }
    return text.length() > LONGEST
        ? line + "… (" + text.length() + " characters)"
        : line.toString();
  }
}
