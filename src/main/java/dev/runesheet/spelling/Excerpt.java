package dev.runesheet.spelling;

/**
 * A text as messages repeat it: one readable line, shortened. Whatever somebody has sent, a message
 * about it stays short and cannot steer a terminal.
 */
public final class Excerpt {

  /** The number of characters that are kept as a rule. */
  public static final int LONGEST = 60;

  private Excerpt() {}

  /** The beginning of a text, with its length if there is more; control characters are blanks. */
  public static String of(String text) {
    return of(text, LONGEST);
  }

  /**
   * The same of a text of which more is kept.
   *
   * @param longest the number of characters that are kept
   */
  public static String of(String text, int longest) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < text.length() && line.length() < longest; i++) {
      char c = text.charAt(i);
      line.append(Character.isISOControl(c) ? ' ' : c);
    }
    return text.length() > longest
        ? line + "… (" + text.length() + " characters)"
        : line.toString();
  }
}
