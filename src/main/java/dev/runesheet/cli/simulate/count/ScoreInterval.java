package dev.runesheet.cli.simulate.count;

import java.util.List;
import java.util.function.DoublePredicate;

/**
 * The score interval of O. Miettinen and M. Nurminen (Statistics in Medicine 4, 1985, section 8)
 * for a difference of rates that several strata have in common, weighted as by N. Mantel and W.
 * Haenszel (1959): the differences that a test at 5 % does not refuse. P. Laud (Pharmaceutical
 * Statistics 16, 2017) compares it with others. It holds for many strata of few matches, since the
 * test at 0 is that of Mantel and Haenszel, and where wins are rare or missing, since each
 * difference is tested with the variance that rates with this difference have.
 */
final class ScoreInterval {

  /** Halvings of a width of up to 2, to a millionth of a millionth. */
  private static final int STEPS = 41;

  private final List<Difference.Pair> strata;
  private final double weights;
  private final double value;

  /**
   * The interval.
   *
   * @param strata at least one, each with matches of both kinds
   */
  ScoreInterval(List<Difference.Pair> strata) {
    this.strata = strata;
    weights = strata.stream().mapToDouble(ScoreInterval::weight).sum();
    value =
        strata.stream()
                .mapToDouble(pair -> weight(pair) * (pair.with().value() - pair.without().value()))
                .sum()
            / weights;
  }

  private static double weight(Difference.Pair pair) {
    double with = pair.with().of();
    double without = pair.without().of();
    return with * without / (with + without);
  }

  /** The estimate with the interval around it. */
  Difference difference() {
    double low = last(this::isKept, value, -1);
    double high = last(this::isKept, value, 1);
    return new Difference(value, (low + high) / 2, (high - low) / 2);
  }

  /** The last number that is kept on the way from one that is. */
  private static double last(DoublePredicate kept, double from, double to) {
    double in = from;
    double out = to;
    for (int i = 0; i < STEPS; i++) {
      double middle = (in + out) / 2;
      if (kept.test(middle)) {
        in = middle;
      } else {
        out = middle;
      }
    }
    return in;
  }

  /** True if the test does not refuse a difference. */
  private boolean isKept(double difference) {
    double variance = 0;
    for (Difference.Pair pair : strata) {
      double share = weight(pair) / weights;
      variance += share * share * variance(pair, difference);
    }
    double off = value - difference;
    return off * off <= Rate.Z * Rate.Z * variance;
  }

  /** The variance of a stratum's difference, if the true one is another. */
  private static double variance(Difference.Pair pair, double difference) {
    double with = pair.with().of();
    double without = pair.without().of();
    double low = likeliest(pair, difference);
    double high = Math.min(1, Math.max(0, low + difference));
    double all = with + without;
    return (high * (1 - high) / with + low * (1 - low) / without) * all / (all - 1);
  }

  /**
   * The likeliest rate without, if that with is higher by a difference: the root of a cubic that
   * lies between both bounds, in the closed form of Miettinen and Nurminen.
   */
  private static double likeliest(Difference.Pair pair, double difference) {
    double with = pair.with().of();
    double without = pair.without().of();
    double others = pair.without().count();
    double all = with + without;
    double wins = pair.with().count() + others;
    double square = ((with + 2 * without) * difference - all - wins) / (3 * all);
    double linear = ((without * difference - all - 2 * others) * difference + wins) / (3 * all);
    double level = others * difference * (1 - difference) / (2 * all);
    double turn = square * square * square - 1.5 * linear * square + level;
    double radius = Math.copySign(Math.sqrt(Math.max(0, square * square - linear)), turn);
    double cosine = radius == 0 ? 0 : turn / (radius * radius * radius);
    double angle = (Math.PI + StrictMath.acos(Math.max(-1, Math.min(1, cosine)))) / 3;
    double rate = 2 * radius * StrictMath.cos(angle) - square;
    return Math.max(Math.max(0, -difference), Math.min(Math.min(1, 1 - difference), rate));
  }
}
