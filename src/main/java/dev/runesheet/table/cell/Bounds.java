package dev.runesheet.table.cell;

import dev.runesheet.model.Numerals;

/** The words for bounds of numbers; the largest numbers count as no bound. */
public final class Bounds {

  private Bounds() {}

  /** True for a number that is a bound: one smaller in size than the largest whole number. */
  public static boolean bounded(double bound) {
    return Math.abs(bound) < Integer.MAX_VALUE;
  }

  static String words(double min, double max) {
    if (bounded(min) && bounded(max)) {
      return " from " + Numerals.plain(min) + " to " + Numerals.plain(max);
    }
    if (bounded(min)) {
      return " of at least " + Numerals.plain(min);
    }
    return bounded(max) ? " of at most " + Numerals.plain(max) : "";
  }
}
