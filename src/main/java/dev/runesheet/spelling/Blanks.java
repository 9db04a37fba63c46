package dev.runesheet.spelling;

import java.util.regex.Pattern;

/** Blanks of texts and other characters that nobody sees. */
public final class Blanks {

  private static final Pattern UNEVEN = Pattern.compile("\\s{2,}|[\\s&&[^ ]]");
  private static final Pattern OTHER_BLANK = Pattern.compile("[\\p{Zs}&&[^ ]]");
  private static final Pattern FORMATS = Pattern.compile("\\p{Cf}");
  private static final Pattern BREAK = Pattern.compile("[\\n\\r]");

  private Blanks() {}

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
    String even = UNEVEN.matcher(text).replaceAll(" ");
    if (!even.equals(text) && wanted.contains(even)) {
      return BREAK.matcher(text).find()
          ? " with a line break within"
          : " with more than one blank in a row";
    }
    String seen = FORMATS.matcher(OTHER_BLANK.matcher(text).replaceAll(" ")).replaceAll("");
    if (seen.equals(text) || !wanted.contains(seen)) {
      return "";
    }
    return FORMATS.matcher(text).find()
        ? " with an invisible character within"
        : " with a blank of another sort within";
  }
}
