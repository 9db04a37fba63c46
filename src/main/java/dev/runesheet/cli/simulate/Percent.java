package dev.runesheet.cli.simulate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A share in per cent, for example {@code 1%}, {@code ±0.5 %} or {@code 2}. */
final class Percent implements ITypeConverter<Double> {

  private static final Pattern FORM =
      Pattern.compile("(?:±|\\+-)?\\s*(\\d{1,2}(?:\\.\\d{1,4})?)\\s*%?");

  @Override
  public Double convert(String text) {
    Matcher found = FORM.matcher(text.strip());
    double percent = found.matches() ? Double.parseDouble(found.group(1)) : 0;
    if (percent <= 0 || percent > 50) {
      throw new TypeConversionException(
          "'" + text + "' is no share from above 0 to 50 %, for example 1%");
    }
    return percent / 100;
  }
}
