package dev.runesheet.spi.fact;

import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.word.Extremum;
import dev.runesheet.word.Rounding;
import java.util.Comparator;
import java.util.List;

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

  /** The first divided by the second; 0 if that is 0. */
  public static double divide(double left, double right) {
    return right == 0 ? 0 : finite(left / right);
  }

  /** The number, or the next whole one below it. */
  public static double down(double of) {
    return Rounding.DOWN.of(of);
  }

  /** The number, or the next whole one above it. */
  public static double up(double of) {
    return Rounding.UP.of(of);
  }

  /** The largest number of those entities that have it; 0 if there are none. */
  public static double largest(List<Entity> entities, String stat) {
    return extreme(Extremum.LARGEST, entities, stat);
  }

  /** The smallest number of those entities that have it; 0 if there are none. */
  public static double smallest(List<Entity> entities, String stat) {
    return extreme(Extremum.SMALLEST, entities, stat);
  }

  /** One end of the numbers of those entities that have them; 0 if there are none. */
  public static double extreme(Extremum end, List<Entity> entities, String stat) {
    return end.of(
        entities.stream().filter(one -> one.has(stat)).mapToDouble(one -> one.stat(stat)));
  }

  /** The entities by a number that each has, the largest first; equal ones stay as they were. */
  public static List<Entity> largestFirst(List<Entity> entities, String stat) {
    return entities.stream().sorted(by(stat).reversed()).toList();
  }

  /** The entities by a number that each has, the smallest first; equal ones stay as they were. */
  public static List<Entity> smallestFirst(List<Entity> entities, String stat) {
    return entities.stream().sorted(by(stat)).toList();
  }

  private static Comparator<Entity> by(String stat) {
    return Comparator.comparingDouble(one -> one.stat(stat) + 0.0); // -0 is 0.
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
