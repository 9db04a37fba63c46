package dev.runesheet.cli.simulate;

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
  static final Rate NONE = new Rate(0, 0);

  /** The normal distribution's 97.5 % point. */
  private static final double Z = 1.959963984540054;

  /** Both together. */
  Rate plus(Rate other) {
    return new Rate(count + other.count, of + other.of);
  }

  double value() {
    return of == 0 ? 0 : (double) count / of;
  }

  double low() {
    return count == 0 ? 0 : middle() - half();
  }

  double high() {
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
  String words() {
    return of == 0 ? "–" : percent(value());
  }

  /** The interval, for example {@code 51.0 – 57.2 %}. */
  String interval() {
    return of == 0 ? "–" : Text.fixed(100 * low(), 1) + " – " + percent(high());
  }

  private static String percent(double share) {
    return Text.fixed(100 * share, 1) + " %";
  }

  void addTo(ObjectNode json) {
    json.put("wins", count).put("games", of).put("rate", value());
    json.put("low", low()).put("high", high());
  }
}
