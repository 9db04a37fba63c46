package dev.runesheet.testing.coverage.count;

/** Sums of counts, which are never below 0. */
final class SaturatedSum {

  private SaturatedSum() {}

  /** The sum of two counts; the largest number if it is larger than that. */
  static long sum(long one, long other) {
    long sum = one + other;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }
}
