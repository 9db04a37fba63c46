package dev.runesheet.spelling;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A text as messages repeat it: one readable line, shortened. Whatever somebody has sent, a message
 * about it stays short and cannot steer a terminal.
 */
public final class Excerpt {

  /** The number of characters that are kept as a rule. */
  public static final int LONGEST = 60;

  /** An excerpt, which may stand in quotes. */
  private static final Pattern SHORTENED =
      Pattern.compile("[^\\p{Cc}]*… \\([0-9]+ characters\\)'?");

  private static final int MOST_ADDED = 30;

  /** The character that joins signs to one picture. */
  private static final char JOINER = '\u200d';

  private Excerpt() {}

  /**
   * The beginning of a text, with its length if there is more. Control characters are blanks; of
   * others that nobody sees, and that may turn what stands behind them, the code stands there.
   */
  public static String of(String text) {
    return of(text, LONGEST);
  }

  /**
   * The same of a text of which more is kept.
   *
   * @param longest the number of characters that are kept
   */
  public static String of(String text, int longest) {
    if (text.length() <= longest + MOST_ADDED && SHORTENED.matcher(text).matches()) {
      return text; // The number of characters is that of the whole text.
    }
    int cut = Math.min(longest, text.length());
    boolean inPair = cut > 0 && cut < text.length() && Character.isLowSurrogate(text.charAt(cut));
    String line = visible(text.substring(0, inPair ? cut - 1 : cut));
    return text.length() > longest
        ? line + "… (" + text.length() + " characters)"
        : line.toString();
  }

  /** All of a text as a readable line. */
  public static String visible(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .forEach(
            one -> {
              if (Character.isISOControl(one)) {
                line.append(' ');
              } else if (isUnseen(one)) {
                line.append(code(one));
              } else {
                line.appendCodePoint(one);
              }
            });
    return line.toString();
  }

  private static boolean isUnseen(int c) {
    int type = Character.getType(c);
    return type == Character.FORMAT && c != JOINER
        || type == Character.SURROGATE // Of a pair that lacks the other.
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  private static String code(int c) {
    return "[U+"
        + Integer.toHexString(0x1000000 | c).substring(c > 0xffff ? 2 : 3).toUpperCase(Locale.ROOT)
        + "]";
  }
}
