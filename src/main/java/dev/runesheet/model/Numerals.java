package dev.runesheet.model;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as people and files write them. */
public final class Numerals {

  private static final double LARGEST_EXACT_WHOLE = 9007199254740992.0;

  private static final int MOST_DIGITS = 17;

  private Numerals() {}

  /**
   * A number as text: whole numbers below 2^53 in size without a point (-0 as 0), others as the
   * shortest decimal that reads back as the same double.
   */
  public static String plain(double number) {
    if (number == Math.rint(number) && Math.abs(number) < LARGEST_EXACT_WHOLE) {
      return Long.toString((long) number);
    }
    return Double.isFinite(number) ? text(shortest(number)) : Double.toString(number);
  }

  /** The same number, 0 for -0: numbers are read and written without it (decision 31). */
  public static double withoutMinusZero(double number) {
    return number + 0.0;
  }

  /** The numbers within bounds, in words: {@code at least 0}; empty if all are. */
  public static String within(double least, double most) {
    boolean from = least > -Double.MAX_VALUE;
    boolean to = most < Double.MAX_VALUE;
    if (from && least == most) {
      return plain(least);
    }
    return from && to
        ? "from " + plain(least) + " to " + plain(most)
        : from ? "at least " + plain(least) : to ? "at most " + plain(most) : "";
  }

  /**
   * JDK 17 prints some doubles with more digits than they need (JDK-4511638), so digits are tried.
   */
  private static BigDecimal shortest(double number) {
    BigDecimal exact = new BigDecimal(number);
    for (int digits = 1; digits < MOST_DIGITS; digits++) {
      BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (rounded.doubleValue() == number) {
        return rounded;
      }
    }
    return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN));
  }

  private static String text(BigDecimal number) {
    String plain = number.stripTrailingZeros().toPlainString();
    return plain.length() <= 20 ? plain : number.stripTrailingZeros().toString();
  }
}
