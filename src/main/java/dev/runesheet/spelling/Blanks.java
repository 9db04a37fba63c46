package dev.runesheet.spelling;

import java.util.regex.Pattern;

/** Blanks and line breaks within a text, which messages on one line do not show. */
public final class Blanks {

  private static final Pattern UNEVEN = Pattern.compile("\\s{2,}|[\\s&&[^ ]]");
  private static final Pattern BREAK = Pattern.compile("[\\n\\r]");

  private Blanks() {}

  /**
   * What tells a text from the one that is wanted, where only blanks do; empty otherwise.
   *
   * @param wanted what is wanted, in words
   */
  public static String remark(String text, String wanted) {
    String plain = UNEVEN.matcher(text).replaceAll(" ");
    if (plain.equals(text) || !wanted.contains(plain)) {
      return "";
    }
    return BREAK.matcher(text).find()
        ? " with a line break within"
        : " with more than one blank in a row";
  }
}
