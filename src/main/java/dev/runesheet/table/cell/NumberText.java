package dev.runesheet.table.cell;

import dev.runesheet.model.Numerals;
import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as people type them. */
public final class NumberText {

  private static final Pattern POINT =
      Pattern.compile("[+-]?\\d{1,20}(\\.\\d{1,25})?([eE][+-]?\\d{1,3})?");
  private static final Pattern COMMA = Pattern.compile("([+-]?\\d{1,20}),(\\d{1,25})");
  private static final Pattern GROUPED = Pattern.compile("[+-]?\\d{1,3}([ '’]\\d{3})+");

  /** A dash, or the brackets of accounts, where a minus sign is meant. */
  private static final Pattern BELOW_ZERO =
      Pattern.compile("[\u2010-\u2015] ?(\\d[\\d.,]*)|\\((\\d[\\d.,]*)\\)");

  private static final int DIGITS_OF_A_THOUSAND = 3;

  private NumberText() {}

  /**
   * The number a text means.
   *
   * @param alone whether the cell holds nothing else, so that a comma can only be a decimal comma
   * @return the number, or null if the text means none, or could mean two
   */
  public static Double parse(String text, boolean alone) {
    String plain = plain(text);
    Matcher comma = COMMA.matcher(plain);
    if (alone && comma.matches() && comma.group(2).length() != DIGITS_OF_A_THOUSAND) {
      plain = comma.group(1) + "." + comma.group(2);
    }
    if (!POINT.matcher(plain).matches()) {
      return null;
    }
    double number = Numerals.withoutMinusZero(Double.parseDouble(plain));
    return Double.isFinite(number) ? number : null;
  }

  /**
   * The text with plain digits for full-width ones, and the minus sign of word processors as a
   * hyphen. One with raised, lowered or circled digits stays as it is: in {@code 3²} the 2 is the
   * mark of a footnote, or a power, but no digit of the number.
   */
  static String plain(String text) {
    boolean marked =
        text.codePoints().anyMatch(one -> Character.getType(one) == Character.OTHER_NUMBER);
    String digits = marked ? text : Normalizer.normalize(text, Normalizer.Form.NFKC);
    return digits.replace('\u2212', '-');
  }

  /**
   * The suggested text, or an empty one.
   *
   * @param whole whether only whole numbers are possible, so that a comma is no decimal comma
   */
  public static String suggestion(String text, boolean whole) {
    Matcher comma = COMMA.matcher(text);
    if (comma.matches()) {
      boolean thousands = comma.group(2).length() == DIGITS_OF_A_THOUSAND;
      String plain = "write " + comma.group(1) + comma.group(2);
      String decimal = " or " + comma.group(1) + "." + comma.group(2);
      return whole ? (thousands ? plain : "") : plain + decimal;
    }
    Matcher below = BELOW_ZERO.matcher(text);
    if (below.matches()) {
      return "write -" + (below.group(1) == null ? below.group(2) : below.group(1));
    }
    boolean grouped = GROUPED.matcher(text).matches();
    return grouped ? "write " + text.replaceAll("[ '’.]", "") : "";
  }
}
