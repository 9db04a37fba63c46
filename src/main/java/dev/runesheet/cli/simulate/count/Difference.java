package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Text;
import java.util.List;

/**
 * A difference of two rates, from -1 to 1, with the interval in which the true one lies with 95 %
 * confidence.
 *
 * @param value the difference
 * @param middle the middle of the interval; nearer to 0 than the difference, if little is known
 * @param half half the width of the interval; 1 and more if next to nothing is known
 */
public record Difference(double value, double middle, double half) {

  /** The difference of which nothing is known. */
  static final Difference UNKNOWN = new Difference(0, 0, 2);

  /** Two rates of separate matches, for example of those with and without something. */
  public record Pair(Rate with, Rate without) {

    /** Both together. */
    public Pair plus(Pair other) {
      return new Pair(with.plus(other.with), without.plus(other.without));
    }
  }

  /**
   * The difference of rates in several strata, such as decks: only matches of one stratum are
   * compared.
   */
  public static Difference of(List<Pair> strata) {
    List<Pair> known =
        strata.stream().filter(pair -> pair.with().of() > 0 && pair.without().of() > 0).toList();
    return known.isEmpty() ? UNKNOWN : new ScoreInterval(known).difference();
  }

  /**
   * Two rates of matches played in two ways, of which some count for both.
   *
   * @param here the rate in the first way
   * @param there the rate in the second way
   * @param both the number of matches that count for both
   * @param won the number of those won in both ways
   * @param wonHere the number of those won in the first way
   * @param wonThere the number of those won in the second way
   */
  public record Overlap(Rate here, Rate there, long both, long won, long wonHere, long wonThere) {}

  /**
   * The second rate less the first. If all matches count for both, the interval is that of Bonett
   * and Price (2012); if none does, that of Agresti and Caffo; between, the covariance of the
   * matches that count for both is taken off the variances of the two rates.
   */
  public static Difference of(Overlap some) {
    double here = some.here().of() + 2.0;
    double there = some.there().of() + 2.0;
    if (here < 3 || there < 3) {
      return UNKNOWN;
    }
    double before = adjusted(some.here());
    double after = adjusted(some.there());
    double added = 2.0 * some.both() / (here + there - 4); // Of one success, as of one failure.
    double shared =
        some.won()
            - after * (some.wonHere() + added)
            - before * (some.wonThere() + added)
            + before * after * (some.both() + 2 * added);
    double variance =
        before * (1 - before) / here + after * (1 - after) / there - 2 * shared / (here * there);
    double value = some.there().value() - some.here().value();
    return new Difference(value, after - before, Rate.Z * Math.sqrt(Math.max(0, variance)));
  }

  /** The rate with one success and one failure more. */
  private static double adjusted(Rate rate) {
    return (rate.count() + 1.0) / (rate.of() + 2.0);
  }

  public boolean isKnown() {
    return half < UNKNOWN.half;
  }

  public double low() {
    return Math.max(-1, middle - half);
  }

  public double high() {
    return Math.min(1, middle + half);
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
    return Text.signed(100 * share, 1);
  }

  public void addTo(ObjectNode json) {
    if (isKnown()) {
      json.put("difference", value).put("low", low()).put("high", high());
    }
  }
}
