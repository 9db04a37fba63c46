package dev.runesheet.table.cell;

import dev.runesheet.model.Numerals;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The forms of text that may be put between the quotes and commas of a template. Drools splices the
 * text of cells into code unchecked, so no text of another form ever reaches it.
 */
public final class Literals {

  static final int LONGEST_TEXT = 120;
  public static final int LONGEST_REMARK = 1000;

  // ASCII, since words also stand in @When(…), which goes through the lexer of rules unquoted.
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.: -]*");
  private static final Pattern ID =
      Pattern.compile("[A-Za-z0-9_.][A-Za-z0-9_.-]*(/[A-Za-z0-9_.-]+)*");
  // A name starts with a letter or digit: = + - @ would make a formula of it when it is typed
  // again.
  private static final Pattern NAME =
      Pattern.compile("[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd} '’_.,:!?()&+#%/♀♂-]*");

  /** The texts that parts of cells can hold, in words. */
  public static final String TEXT =
      "a text of letters, digits, blanks and ' - _ . : ! ? ( ) & + # % / that begins with a letter"
          + " or digit, of at most "
          + LONGEST_TEXT
          + " characters";

  // What the lexer of rules takes for the start of a number with an exponent, or in hexadecimal.
  private static final Pattern NUMERAL =
      Pattern.compile(
          "(?<![A-Za-z0-9_])([0-9.]+[lLfFdD])*[0-9.]*[0-9]\\.?[eE](?![0-9]|[+-][0-9])"
              + "|(?<![A-Za-z0-9_])([0-9.]+[lLfFdD])*0[xX](?![0-9A-Fa-f])");

  /** The first characters of formulas; some spreadsheets accept full-width signs as well. */
  private static final String FORMULA = "=+-@|\t\r\n\uff1d\uff0b\uff0d\uff20";

  private Literals() {}

  public static boolean isWord(String text) {
    return fits(text, WORD);
  }

  /** True for a text that a part of a cell can hold: a word or a name, in which no comma stands. */
  public static boolean isText(String text) {
    return isWord(text) || isName(text) && text.indexOf(',') < 0;
  }

  public static boolean isId(String text) {
    return fits(text, ID);
  }

  public static boolean isName(String text) {
    return fits(text, NAME);
  }

  /** True if a part of an unquoted text begins like a number that is none: {@code od-3end}. */
  public static boolean beginsNumeral(String text) {
    return NUMERAL.matcher(text).find();
  }

  private static boolean fits(String text, Pattern pattern) {
    return text.length() <= LONGEST_TEXT
        && !beginsTable(text)
        && text.equals(text.strip())
        && pattern.matcher(text).matches();
  }

  /** True if Drools would take a cell for the start of another table, wherever it stands. */
  public static boolean beginsTable(String text) {
    return text.strip().toLowerCase(Locale.ROOT).startsWith("ruletable");
  }

  /** True if a spreadsheet would take a text for a formula when it is typed. */
  public static boolean beginsFormula(String text) {
    return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0;
  }

  /** A text as a cell can hold it that people may type or choose again: never a formula. */
  public static String inert(String text) {
    return beginsFormula(text) ? " " + text : text;
  }

  /** A sentence that cannot end the comment it stands in. */
  public static String remark(String text) {
    String line = CellText.clean(text).replaceAll("[\\p{Cntrl}\\s]+", " ").replace("\\", "");
    String inert = line.replace("*/", "").replace("/*", "");
    boolean open = beginsTable(inert) || inert.contains("*/") || inert.contains("/*");
    String safe = !inert.isEmpty() && beginsFormula(inert) ? "· " + inert : inert;
    return open ? "" : safe.substring(0, Math.min(safe.length(), LONGEST_REMARK)).strip();
  }

  /** A finite number as both Java and Drools read it back, to the last bit; -0 as 0. */
  public static String number(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("number (" + number + ") is not finite");
    }
    String plain = Numerals.plain(number);
    boolean whole = plain.chars().allMatch(c -> c == '-' || c >= '0' && c <= '9');
    // A whole number beyond int does not compile without a point.
    return whole && Math.abs(number) > Integer.MAX_VALUE ? plain + ".0" : plain;
  }
}
