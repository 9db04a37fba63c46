package dev.runesheet.spelling;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The columns that a text takes on a terminal: two for a sign of Chinese, Japanese or Korean and
 * for a picture, none for a mark on the letter before it, one for any other character.
 */
public final class TextColumns {

  /** The first character that may take another number of columns than one. */
  private static final int FIRST = 0x300;

  private static final Pattern NONE = Pattern.compile("[\\p{Mn}\\p{Me}\\p{Cf}]");

  private static final Pattern TWO =
      Pattern.compile(
          "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}\\p{IsBopomofo}\\p{IsYi}"
              + "\\x{3000}-\\x{303E}\\x{30FB}-\\x{30FC}\\x{FF01}-\\x{FF60}\\x{FFE0}-\\x{FFE6}"
              + "\\x{1F300}-\\x{1F64F}\\x{1F680}-\\x{1F6FF}\\x{1F900}-\\x{1FAFF}"
              // Pictures among the signs: those that terminals show in colours.
              + "\\x{231A}\\x{231B}\\x{23E9}-\\x{23EC}\\x{23F0}\\x{23F3}\\x{2614}\\x{2615}"
              + "\\x{2648}-\\x{2653}\\x{267F}\\x{2693}\\x{26A1}\\x{26AA}\\x{26AB}\\x{26BD}"
              + "\\x{26BE}\\x{26C4}\\x{26C5}\\x{26D4}\\x{26EA}\\x{26F2}\\x{26F3}\\x{26F5}"
              + "\\x{26FA}\\x{26FD}\\x{2705}\\x{270A}\\x{270B}\\x{2728}\\x{274C}\\x{274E}"
              + "\\x{2753}-\\x{2755}\\x{2757}\\x{2795}-\\x{2797}\\x{2B1B}\\x{2B1C}\\x{2B50}"
              + "\\x{2B55}&&[^\\x{FF61}-\\x{FF9F}]]");

  private TextColumns() {}

  /** The number of columns of a text without line ends. */
  public static int of(String text) {
    return text.codePoints().map(TextColumns::of).sum();
  }

  private static int of(int character) {
    if (character < FIRST) {
      return 1;
    }
    String sign = Character.toString(character);
    return NONE.matcher(sign).matches() ? 0 : TWO.matcher(sign).matches() ? 2 : 1;
  }

  /** A text with blanks behind it, so that it takes so many columns; a wider one as it is. */
  public static String padded(String text, int columns) {
    return text + " ".repeat(Math.max(0, columns - of(text)));
  }

  /** A text of at most so many columns, at least 2: what is cut off is "…". */
  public static String cut(String text, int columns) {
    return of(text) <= columns ? text : parts(text, columns - 1).get(0) + "…";
  }

  /** The parts of a text, none wider than so many columns unless it is a single character. */
  public static List<String> parts(String text, int columns) {
    List<String> parts = new ArrayList<>();
    int begin = 0;
    int width = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int next = of(text.codePointAt(i));
      if (i > begin && width + next > columns) {
        parts.add(text.substring(begin, i));
        begin = i;
        width = 0;
      }
      width += next;
    }
    parts.add(text.substring(begin));
    return parts;
  }
}
