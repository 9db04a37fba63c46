package dev.runesheet.model;

import java.math.BigDecimal;

/** Numbers as people and files write them. */
public final class Numerals {

  private static final double LARGEST_EXACT_WHOLE = 9007199254740992.0;

  private Numerals() {}

  /**
   * A number as text: whole numbers below 2^53 in size without a point (-0 as 0), others as the
   * shortest decimal that reads back as the same double.
   */
  public static String plain(double number) {
    if (number == Math.rint(number) && Math.abs(number) < LARGEST_EXACT_WHOLE) {
      return Long.toString((long) number);
    }
    return Double.isFinite(number)
        ? shortest(new BigDecimal(Double.toString(number)))
        : Double.toString(number);
  }

  private static String shortest(BigDecimal number) {
    String plain = number.stripTrailingZeros().toPlainString();
    return plain.length() <= 20 ? plain : number.stripTrailingZeros().toString();
  }
}
