package dev.runesheet.table.cell;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parsed value of one part of a cell. */
public sealed interface CellValue {

  /** The part as written in a cell and in a rule: never unchecked text of an author. */
  String literal();

  /** A name, an id, or a word. */
  record Text(String text) implements CellValue {

    private static final Pattern JOINING = Pattern.compile("['(),]");

    /** The text as one of several parts of a cell, in which Drools sees one part only. */
    String part() {
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
  }

  /** An {@code x}. */
  record Marked() implements CellValue {
    @Override
    public String literal() {
      return "x";
    }
  }
}
