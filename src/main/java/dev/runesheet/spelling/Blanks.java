package dev.runesheet.spelling;

import java.util.regex.Pattern;

/** Blanks of texts and other characters that nobody sees. */
public final class Blanks {

  private static final Pattern UNEVEN = Pattern.compile("\\s{2,}|[\\s&&[^ ]]");
  private static final Pattern OTHER_BLANK = Pattern.compile("[\\p{Zs}&&[^ ]]");
  private static final Pattern FORMATS = Pattern.compile("\\p{Cf}");
  private static final Pattern QUOTES = Pattern.compile("^'|'$");
  private static final Pattern BREAK = Pattern.compile("[\\n\\r]");

  /** No text is looked at that is longer: somebody may have sent millions of characters. */
  private static final int LONGEST = 10_000;

  private Blanks() {}

  /** The text with a plain blank for each of another sort, such as a no-break space. */
  public static String plain(String text) {
    return OTHER_BLANK.matcher(text).replaceAll(" ");
  }

  /** True if nothing of a text can be seen: it has blanks of any sort and formats alone. */
  public static boolean areAll(String text) {
    return text.codePoints().allMatch(Blanks::isUnseen);
  }

  private static boolean isUnseen(int point) {
    return Character.isWhitespace(point)
        || Character.isSpaceChar(point)
        || Character.isISOControl(point)
        || Character.getType(point) == Character.FORMAT;
  }

  /**
   * The words that tell a text from the wanted one where only blanks, line breaks or characters
   * that nobody sees do, which messages on one line do not show; empty otherwise.
   *
   * @param wanted what is wanted, in words
   */
  public static String remark(String text, String wanted) {
    if (text.length() > LONGEST) {
      return "";
    }
    String bare = QUOTES.matcher(text).replaceAll("");
    String even = UNEVEN.matcher(bare).replaceAll(" ");
    if (!even.equals(bare) && wanted.contains(even)) {
      return BREAK.matcher(bare).find()
          ? " with a line break within"
          : " with more than one blank in a row";
    }
    String seen = FORMATS.matcher(plain(bare)).replaceAll("");
    if (seen.equals(bare) || !wanted.contains(seen.strip())) {
      return "";
    }
    return FORMATS.matcher(bare).find()
        ? " with an invisible character within"
        : " with a blank of another sort within";
  }
}
