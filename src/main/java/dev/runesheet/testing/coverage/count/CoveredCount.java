package dev.runesheet.testing.coverage.count;

/**
 * The number of covered things among all.
 *
 * @param covered the number covered
 * @param all the number of all
 */
public record CoveredCount(long covered, long all) {

  /** The tally of a subject with nothing to cover. */
  public static final CoveredCount NONE = new CoveredCount(0, 0);

  private static final double PERCENT = 100.0;

  /** The sum of this tally and another one, number by number. */
  public CoveredCount plus(CoveredCount other) {
    return new CoveredCount(covered + other.covered, all + other.all);
  }

  /** The part that is covered, in percent; 100 if there is nothing to cover. */
  public double percent() {
    return all == 0 ? PERCENT : PERCENT * covered / all;
  }

  /** The percentage, never rounded up to 100; empty if there is nothing to cover. */
  public String percentage() {
    if (all == 0) {
      return "";
    }
    long tenths = covered * 1000 / all;
    return tenths / 10 + (tenths % 10 == 0 ? "" : "." + tenths % 10) + " %";
  }
}
