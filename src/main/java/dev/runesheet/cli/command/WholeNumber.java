package dev.runesheet.cli.command;

import picocli.CommandLine.TypeConversionException;

/** The reader of numbers of options, with messages for people. */
public final class WholeNumber {

  private WholeNumber() {}

  public static Long parse(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException wrong) {
      throw new TypeConversionException("'" + text + "' is not a whole number");
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
