package dev.runesheet.document;

/** Texts of files that were decoded as UTF-8, whatever their authors' editors saved them as. */
public final class DecodedText {

  /** The fault of a character that no UTF-8 stands for, for findings. */
  public static final String UNREADABLE = "a character that is not UTF-8";

  /** The remedy, for findings. */
  public static final String SAVED = "a file saved as UTF-8";

  private static final String MARK = "\uFEFF";
  private static final char REPLACED = '\uFFFD';

  private DecodedText() {}

  /** A text without the mark that some editors write before it. */
  public static String unmarked(String text) {
    return text.startsWith(MARK) ? text.substring(1) : text;
  }

  /** True if each letter has a NUL beside it, as decoding leaves it of UTF-16. */
  public static boolean isWide(String text) {
    return text.indexOf('\0') >= 0;
  }

  /**
   * The place of the first character whose bytes are not UTF-8: decoding replaces those of one-byte
   * encodings, and leaves a NUL beside each letter of UTF-16.
   *
   * @return the place, from 0; -1 for none
   */
  public static int unreadable(String text) {
    int replaced = text.indexOf(REPLACED);
    int nul = text.indexOf('\0');
    return replaced < 0 || nul < 0 ? Math.max(replaced, nul) : Math.min(replaced, nul);
  }
}
