package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Text;
import java.util.List;

/**
 * A difference of two rates, from -1 to 1, with the interval in which the true one lies with 95 %
 * confidence.
 *
 * @param value the difference
 * @param half half the width of the interval; 1 and more if next to nothing is known
 */
public record Difference(double value, double half) {

  private static final double Z = 1.959963984540054;

  /** Nothing is known. */
  static final Difference UNKNOWN = new Difference(0, 2);

  /** Two rates of separate matches, for example of those with and without something. */
  public record Pair(Rate with, Rate without) {

    /** Both together. */
    public Pair plus(Pair other) {
      return new Pair(with.plus(other.with), without.plus(other.without));
    }
  }

  /** The difference of two rates of separate matches. */
  public static Difference of(Rate with, Rate without) {
    return of(List.of(new Pair(with, without)));
  }

  /**
   * The difference of rates in several strata, such as decks: only matches of one stratum are
   * compared. Weighted as by N. Mantel and W. Haenszel (1959); the variance is that of A. Agresti
   * and B. Caffo (2000), which holds for few matches too.
   */
  public static Difference of(List<Pair> strata) {
    double weights = 0;
    double sum = 0;
    double variance = 0;
    for (Pair pair : strata) {
      double with = pair.with().of();
      double without = pair.without().of();
      if (with > 0 && without > 0) {
        double weight = with * without / (with + without);
        weights += weight;
        sum += weight * (pair.with().value() - pair.without().value());
        variance += weight * weight * (variance(pair.with()) + variance(pair.without()));
      }
    }
    return weights == 0
        ? UNKNOWN
        : new Difference(sum / weights, Z * Math.sqrt(variance) / weights);
  }

  private static double variance(Rate rate) {
    double share = (rate.count() + 1.0) / (rate.of() + 2.0);
    return share * (1 - share) / (rate.of() + 2.0);
  }

  /**
   * The difference of the same matches played in two ways, by D. Bonett and R. Price (2012). Bonett
   * and R. Price (2012).
   *
   * @param gained the number of matches won only in the second way
   * @param lost the number of matches won only in the first way
   * @param all the number of all matches
   */
  public static Difference paired(long gained, long lost, long all) {
    if (all == 0) {
      return UNKNOWN;
    }
    double up = (gained + 1.0) / (all + 2.0);
    double down = (lost + 1.0) / (all + 2.0);
    double variance = (up + down - (up - down) * (up - down)) / (all + 2.0);
    return new Difference((double) (gained - lost) / all, Z * Math.sqrt(variance));
  }

  public boolean isKnown() {
    return half < UNKNOWN.half;
  }

  public double low() {
    return Math.max(-1, value - half);
  }

  public double high() {
    return Math.min(1, value + half);
  }

  /** True if it is more than chance explains: the interval does not hold 0. */
  public boolean isClear() {
    return low() > 0 || high() < 0;
  }

  /** The difference in percentage points, for example {@code +3.1 %}. */
  public String words() {
    return isKnown() ? signed(value) + " %" : "–";
  }

  /** The interval, for example {@code -1.0 – +7.2 %}, with a star if 0 is outside. */
  public String interval() {
    return isKnown()
        ? signed(low()) + " – " + signed(high()) + " %" + (isClear() ? " *" : "")
        : "–";
  }

  private static String signed(double share) {
    String fixed = Text.fixed(100 * share, 1);
    return fixed.equals("-0.0") ? "0.0" : share > 0 && !fixed.equals("0.0") ? "+" + fixed : fixed;
  }

  public void addTo(ObjectNode json) {
    if (isKnown()) {
      json.put("difference", value).put("low", low()).put("high", high());
    }
  }
}
