package dev.runesheet.spelling;

import java.util.ArrayList;
import java.util.List;

/**
 * Texts in quotes within code, as Java and Drools write them. Regular expressions for them need as
 * much stack as a text is long.
 */
public final class QuotedText {

  private QuotedText() {}

  /**
   * The end of a text.
   *
   * @param start the place of its first quote
   * @return the place behind its last quote; -1 if its line ends before
   */
  public static int end(CharSequence code, int start) {
    for (int i = start + 1; i < code.length() && code.charAt(i) != '\n'; i++) {
      if (code.charAt(i) == '"') {
        return i + 1;
      }
      i += code.charAt(i) == '\\' ? 1 : 0;
    }
    return -1;
  }

  /** All texts, without their quotes, as they are written. */
  public static List<String> all(String code) {
    List<String> texts = new ArrayList<>();
    for (int at = code.indexOf('"'); at >= 0; at = code.indexOf('"', at)) {
      int end = end(code, at);
      if (end >= 0) {
        texts.add(code.substring(at + 1, end - 1));
      }
      at = end < 0 ? at + 1 : end;
    }
    return texts;
  }
}
