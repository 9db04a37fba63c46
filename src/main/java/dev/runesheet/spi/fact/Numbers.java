package dev.runesheet.spi.fact;

import dev.runesheet.spi.fault.ActionFailure;

/**
 * Arithmetic of generated rules. A result that is not finite fails the action with the reason
 * {@code number} (Math Battle, decision 23).
 */
public final class Numbers {

  private Numbers() {}

  /** The sum. */
  public static double add(double left, double right) {
    return finite(left + right);
  }

  /** The first less the second. */
  public static double subtract(double left, double right) {
    return finite(left - right);
  }

  /** The product. */
  public static double multiply(double left, double right) {
    return finite(left * right);
  }

  /** The smaller; both are evaluated. */
  public static double minimum(double left, double right) {
    return Math.min(left, right);
  }

  /** The larger; both are evaluated. */
  public static double maximum(double left, double right) {
    return Math.max(left, right);
  }

  /** The number without its sign. */
  public static double absolute(double of) {
    return Math.abs(of);
  }

  /**
   * The number itself.
   *
   * @throws ActionFailure if it is not finite
   */
  public static double finite(double number) {
    if (!Double.isFinite(number)) {
      throw new ActionFailure(ActionFailure.NUMBER, "A number left the range of finite numbers.");
    }
    return number;
  }
}
