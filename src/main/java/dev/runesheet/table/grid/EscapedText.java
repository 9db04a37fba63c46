package dev.runesheet.table.grid;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Cell;

/**
 * Texts of cells as the markup of workbooks has them: {@code _x0041_} stands there for the
 * character of that number.
 */
public final class EscapedText {

  private static final Pattern ESCAPED = Pattern.compile("_x([0-9A-Fa-f]{4})_");

  /** An underscore that begins what looks like an escaped character. */
  private static final Pattern BEGIN = Pattern.compile("_(?=x[0-9A-Fa-f]{4}_)");

  private static final String UNDERSCORE = "_x005F_";

  private EscapedText() {}

  /** A text with its escaped characters, as a cell shows it. */
  static String plain(String markup) {
    return markup.contains("_x")
        ? ESCAPED
            .matcher(markup)
            .replaceAll(
                found ->
                    Matcher.quoteReplacement(
                        String.valueOf((char) Integer.parseInt(found.group(1), 16))))
        : markup;
  }

  /**
   * Writes a text into a cell, which shows it letter by letter; all writers of cells call this.
   *
   * @param cell the cell; its style stays
   */
  public static void write(Cell cell, String text) {
    cell.setCellValue(markup(text));
  }

  private static String markup(String text) {
    return text.contains("_x") ? BEGIN.matcher(text).replaceAll(UNDERSCORE) : text;
  }

  /**
   * The first character of a text that no workbook can hold: a control character, half of a
   * surrogate pair, or one of the two that are no characters. Empty if there is none.
   */
  public static OptionalInt unwritable(String text) {
    return text.codePoints().filter(one -> !isWritable(one)).findFirst();
  }

  /** True if XML, and so a workbook, can hold a character. */
  public static boolean isWritable(int one) {
    boolean white = one == '\n' || one == '\r' || one == '\t';
    boolean surrogate = one >= Character.MIN_SURROGATE && one <= Character.MAX_SURROGATE;
    return white || one >= ' ' && !surrogate && one != 0xFFFE && one != 0xFFFF;
  }
}
