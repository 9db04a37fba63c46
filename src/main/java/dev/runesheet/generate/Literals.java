package dev.runesheet.generate;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The writer of texts and numbers as literals. Everything that comes from a source reaches rules
 * through here.
 */
public final class Literals {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*");

  private static final Pattern ESCAPE = Pattern.compile("\\\\(?:u(\\p{XDigit}{4})|([0-7]{3}))");

  private Literals() {}

  /**
   * A text as a literal of a consequence. Quotes, backslashes and control characters become octal
   * escapes: Java reads Unicode escapes before it looks for the end of a literal, so a quote
   * written as one would end it.
   */
  public static String text(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || c == 127) {
        literal.append(String.format(Locale.ROOT, "\\%03o", (int) c));
      } else {
        literal.append(
            c < 127 ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
      }
    }
    return literal.append('"').toString();
  }

  /** The text of what {@link #text} wrote. */
  public static String read(String literal) {
    return ESCAPE
        .matcher(literal.substring(1, literal.length() - 1))
        .replaceAll(
            one -> {
              String code = one.group(1);
              int c = code == null ? Integer.parseInt(one.group(2), 8) : Integer.parseInt(code, 16);
              return Matcher.quoteReplacement(Character.toString(c));
            });
  }

  /** True if constraints can carry a text as it is: words of ASCII letters, digits, _ and -. */
  static boolean isPlain(String text) {
    return PLAIN.matcher(text).matches();
  }

  /** A finite number as a double literal. */
  public static String number(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("number (" + number + ") is not finite.");
    }
    return Double.toString(number);
  }

  /** A text as one line of a comment. */
  static String comment(String text) {
    StringBuilder line = new StringBuilder();
    text.codePoints()
        .map(c -> c == '\\' || Character.isISOControl(c) || c == 0x2028 || c == 0x2029 ? ' ' : c)
        .forEach(line::appendCodePoint);
    return line.toString().replace("*/", "* /");
  }
}
