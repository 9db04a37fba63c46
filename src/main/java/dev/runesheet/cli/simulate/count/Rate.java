package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Text;

/**
 * A rate with its 95 % Wilson score interval (E. B. Wilson, 1927).
 *
 * @param count the number of successes
 * @param of the number of trials
 */
public record Rate(long count, long of) {

  /** The rate of no match. */
  public static final Rate NONE = new Rate(0, 0);

  /** The normal distribution's 97.5 % point. */
  static final double Z = 1.959963984540054;

  /** Both together. */
  public Rate plus(Rate other) {
    return new Rate(count + other.count, of + other.of);
  }

  public double value() {
    return of == 0 ? 0 : (double) count / of;
  }

  public double low() {
    return count == 0 ? 0 : middle() - half();
  }

  public double high() {
    return count == of ? 1 : middle() + half();
  }

  private double middle() {
    return (value() + Z * Z / (2 * of)) / (1 + Z * Z / of);
  }

  private double half() {
    double spread = value() * (1 - value()) / of + Z * Z / (4.0 * of * of);
    return Z * Math.sqrt(spread) / (1 + Z * Z / of);
  }

  /** The rate, for example {@code 54.1 %}; a dash for no trials. */
  public String words() {
    return of == 0 ? "–" : percent(value());
  }

  /** The interval, for example {@code 51.0 – 57.2 %}. */
  public String interval() {
    return of == 0 ? "–" : Text.fixed(100 * low(), 1) + " – " + percent(high());
  }

  private static String percent(double share) {
    return Text.fixed(100 * share, 1) + " %";
  }

  /** Adds it as a rate of wins. */
  public void addTo(ObjectNode json) {
    addTo(json, "wins");
  }

  /**
   * Adds it; of no trials nothing but their number is known.
   *
   * @param counted the key of the successes
   */
  public void addTo(ObjectNode json, String counted) {
    json.put(counted, count).put("games", of);
    if (of > 0) {
      json.put("rate", value()).put("low", low()).put("high", high());
    }
  }
}
