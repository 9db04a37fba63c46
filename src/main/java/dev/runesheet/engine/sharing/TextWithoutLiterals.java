package dev.runesheet.engine.sharing;

import dev.runesheet.spelling.QuotedText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a consequence or a condition without its literals.
 *
 * @param form the text with a placeholder for each literal; texts of one form differ in nothing
 *     that decides whether or how they are compiled
 * @param literals the literals that were taken out, in order: texts and decimal numbers
 */
record TextWithoutLiterals(String form, List<Object> literals) {

  /**
   * Texts of signs that mean nothing to Drools, which also looks for its own words within texts;
   * all other texts, which stay; decimal numbers that are arguments. Whole numbers stay, since they
   * are of many types, and 0.0 and 1.0, for which Java has instructions.
   */
  private static final Pattern LITERAL =
      Pattern.compile(
          "\"(?<text>[A-Za-z0-9_ /:,.-]{0,200})\""
              + "|(?<other>\")"
              + "|(?<=[(,] ?-?)(?<number>(?![01]\\.0+(?!\\d))\\d{1,9}\\.\\d{1,9})(?= ?[),])");

  private static final Pattern TEXT = Pattern.compile("\"[A-Za-z0-9_ /:,.-]{0,200}\"");

  /**
   * Code that is more than calls with literals: blocks, comments, character literals, arrays,
   * lambdas, method references and annotations.
   */
  private static final Pattern MORE = Pattern.compile("[{}'\"\\\\~@\\[\\]]|//|/\\*|->|::");

  /** A text that Java may end elsewhere, or that looks like a placeholder. */
  private static final Pattern UNSURE = Pattern.compile("\\\\u+00(?:22|5[cC]|0[aAdD])|~");

  /** The first sign of {@link #text}. */
  static final char MARK = '~';

  private static final char END = '^';
  private static final double UNIT = 1e-300;

  /** More literals than a method can have. */
  private static final int MOST = 1 << 16;

  TextWithoutLiterals {
    literals = List.copyOf(literals);
  }

  /** The form of a consequence; null if it may be more than calls with literals. */
  static TextWithoutLiterals of(String consequence) {
    StringBuilder form = new StringBuilder(consequence.length());
    StringBuilder code = new StringBuilder(consequence.length());
    List<Object> literals = new ArrayList<>();
    Matcher literal = LITERAL.matcher(consequence);
    int end = 0;
    while (literal.find(end)) {
      form.append(consequence, end, literal.start());
      code.append(consequence, end, literal.start());
      boolean other = literal.group("other") != null;
      end = other ? QuotedText.end(consequence, literal.start()) : literal.end();
      if (literal.group("text") != null) {
        form.append('"').append(text(literals.size())).append('"');
        literals.add(literal.group("text"));
      } else if (literal.group("number") != null) {
        form.append(number(literals.size()));
        literals.add(Double.valueOf(literal.group("number")));
      } else if (end < 0 || UNSURE.matcher(consequence).region(literal.start(), end).find()) {
        return null;
      } else {
        form.append(consequence, literal.start(), end);
      }
    }
    form.append(consequence, end, consequence.length());
    code.append(consequence, end, consequence.length());
    return MORE.matcher(code).find() ? null : new TextWithoutLiterals(form.toString(), literals);
  }

  /** True if a text is a literal that would be taken out, and nothing else. */
  static boolean isText(String text) {
    return TEXT.matcher(text).matches();
  }

  /** The text that stands for a literal; no literal that is taken out has its signs. */
  static String text(int index) {
    return MARK + Integer.toString(index) + END;
  }

  /** The number that stands for a literal; no literal that is taken out is so small. */
  static double number(int index) {
    return (index + 1) * UNIT;
  }

  /** The literal that a number stands for, whatever its sign; -1 if it is no placeholder. */
  static int indexOf(double number) {
    int index = (int) Math.round(Math.abs(number) / UNIT) - 1;
    return index >= 0 && index < MOST && Math.abs(number) == number(index) ? index : -1;
  }
}
