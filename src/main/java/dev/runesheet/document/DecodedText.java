package dev.runesheet.document;

/** Texts of files that were decoded as UTF-8, whatever their authors' editors saved them as. */
public final class DecodedText {

  private static final String MARK = "\uFEFF";
  private static final char REPLACED = '\uFFFD';

  private DecodedText() {}

  /** A text without the mark that some editors write before it. */
  public static String unmarked(String text) {
    return text.startsWith(MARK) ? text.substring(1) : text;
  }

  /** True if letters have a NUL beside them, as decoding leaves it of UTF-16. */
  public static boolean isWide(String text) {
    long nuls = text.chars().filter(one -> one == '\0').count();
    return nuls > 0 && nuls >= text.length() / 4;
  }

  /** True if so much was left of bytes that are no UTF-8 that no line can be read. */
  public static boolean isForeign(String text) {
    long left = text.chars().filter(one -> one == '\0' || one == REPLACED).count();
    return left > 0 && left >= text.length() / 4;
  }

  /**
   * The fault of a character and its remedy, for findings.
   *
   * @param text the text
   * @param place the place that {@link #unreadable} gave
   */
  public static Fault fault(String text, int place) {
    boolean nul = text.charAt(place) == '\0' && !isWide(text);
    return nul
        ? new Fault("a NUL character", "printable characters only")
        : new Fault("a character that is not UTF-8", "a file saved as UTF-8");
  }

  /**
   * The fault of a character, in words of a finding.
   *
   * @param found the character
   * @param expected what should stand there
   */
  public record Fault(String found, String expected) {}

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
