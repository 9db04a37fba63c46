package dev.runesheet.cli.command;

import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** The reader of numbers of options, with messages for people. */
public final class WholeNumber {

  private static final Pattern PLAIN = Pattern.compile("[+-]?[0-9]+");

  /** A number as messages and spreadsheets show it, with signs between thousands. */
  private static final Pattern SEPARATED =
      Pattern.compile("[+-]?[0-9]{1,3}([,._'’\\p{Zs}][0-9]{3})+");

  private static final Pattern SIGNS = Pattern.compile("[^0-9+-]");

  private WholeNumber() {}

  public static Long parse(String text) {
    if (!PLAIN.matcher(text).matches()) {
      String plain = SIGNS.matcher(text).replaceAll("");
      String hint = SEPARATED.matcher(text).matches() ? "; write " + plain : "";
      throw new TypeConversionException("'" + text + "' is not a whole number" + hint);
    }
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException beyond) {
      throw new TypeConversionException("'" + text + "' is too large");
    }
  }

  public static Integer parseInt(String text) {
    long number = parse(text);
    if (number != (int) number) {
      throw new TypeConversionException("'" + text + "' is too large");
    }
    return (int) number;
  }
}
