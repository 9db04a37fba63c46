package dev.runesheet.cli;

import picocli.CommandLine.TypeConversionException;

/** Reads numbers of options, with messages for people. */
final class WholeNumber {

  private WholeNumber() {}

  static Long parse(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException wrong) {
      throw new TypeConversionException("'" + text + "' is not a whole number");
    }
  }

  static Integer parseInt(String text) {
    long number = parse(text);
    if (number != (int) number) {
      throw new TypeConversionException("'" + text + "' is too large");
    }
    return (int) number;
  }
}
