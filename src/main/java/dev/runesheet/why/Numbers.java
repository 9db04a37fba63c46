package dev.runesheet.why;

/** Numbers as people write them. */
final class Numbers {

  private static final double LARGEST_EXACT_WHOLE = 9007199254740992.0;

  private Numbers() {}

  /** A number without a point if it is whole. */
  static String plain(double number) {
    boolean whole = number == Math.rint(number) && Math.abs(number) < LARGEST_EXACT_WHOLE;
    return whole ? Long.toString((long) number) : Double.toString(number);
  }
}
