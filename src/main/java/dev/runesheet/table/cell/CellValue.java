package dev.runesheet.table.cell;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parsed value of one part of a cell. */
public sealed interface CellValue {

  /** The part as written in a cell and in a rule: never unchecked text of an author. */
  String literal();

  /** The part as one of several parts of a cell, in which Drools sees one part only. */
  default String part() {
    return literal();
  }

  /**
   * The object that the part is compared by: two parts have equal ones if rules take them as the
   * same, however they are spelled.
   */
  default Object meaning() {
    return literal();
  }

  /** A name, an id, or a word. */
  record Text(String text) implements CellValue {
    private static final Pattern JOINING = Pattern.compile("['(),]");

    @Override
    public String part() {
      return escaped(text);
    }

    /** A text in which Drools sees no sign that joins or parts what is in a cell. */
    private static String escaped(String text) {
      return JOINING.matcher(text).replaceAll(sign -> escape(sign.group().charAt(0)));
    }

    private static String escape(char sign) {
      return Matcher.quoteReplacement(String.format(Locale.ROOT, "\\u%04x", (int) sign));
    }

    @Override
    public String literal() {
      return text;
    }
  }

  /**
   * A text of which a class makes a value, which several texts can stand for.
   *
   * @param text the text
   * @param meaning the value; the text itself if the class does not compare its values
   */
  record Made(String text, Object meaning) implements CellValue {
    @Override
    public String part() {
      return Text.escaped(text);
    }

    @Override
    public String literal() {
      return text;
    }
  }

  /** A number. */
  record Number(double number) implements CellValue {
    @Override
    public String literal() {
      return Literals.number(number);
    }
  }

  /** A condition that is more than one word or number. */
  record Test(CellCondition test) implements CellValue {
    @Override
    public String literal() {
      return test.text();
    }

    @Override
    public Object meaning() {
      return test.meaning();
    }
  }

  /** An {@code x}. */
  record Marked() implements CellValue {
    @Override
    public String literal() {
      return "x";
    }
  }
}
