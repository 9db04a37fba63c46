package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The worth of a position that is one number whatever happens, such as a number less itself: a bot
 * that makes it as high as it can does anything.
 */
public final class ConstantWorth {

  private ConstantWorth() {}

  /** The warning about a worth, where it is always the same. */
  public static Optional<Diagnostic> told(Value worth, String written, SourceLocation place) {
    Sum sum = Sum.of(worth);
    return sum.isConstant()
        ? Optional.of(
            Diagnostic.about(
                Code.NO_CHANGE,
                place,
                written,
                "a number that tells who stands better: this is always "
                    + Numerals.plain(sum.constant())))
        : Optional.empty();
  }

  /**
   * A value as a sum.
   *
   * @param terms the numbers that are added up, each with how often it counts, which is never 0
   * @param constant what is added to them
   */
  private record Sum(Map<Value, Double> terms, double constant) {

    static Sum of(Value value) {
      if (value instanceof Value.Constant fixed) {
        return new Sum(Map.of(), fixed.number());
      }
      return value instanceof Value.Arithmetic both ? of(both) : ofOne(value);
    }

    private static Sum ofOne(Value value) {
      return new Sum(Map.of(value, 1.0), 0);
    }

    private static Sum of(Value.Arithmetic both) {
      Sum left = of(both.left());
      Sum right = of(both.right());
      return switch (both.operator()) {
        case ADD -> left.plus(right, 1);
        case SUBTRACT -> left.plus(right, -1);
        case MULTIPLY ->
            left.isConstant()
                ? right.times(left.constant)
                : right.isConstant() ? left.times(right.constant) : ofOne(both);
        case DIVIDE -> ofOne(both);
        default -> left.equals(right) ? left : ofOne(both); // The smaller or larger of the two.
      };
    }

    boolean isConstant() {
      return terms.isEmpty();
    }

    private Sum times(double factor) {
      return new Sum(Map.of(), 0).plus(this, factor);
    }

    private Sum plus(Sum other, double factor) {
      Map<Value, Double> sum = new HashMap<>(terms);
      other.terms.forEach((value, times) -> sum.merge(value, times * factor, Double::sum));
      sum.values().removeIf(times -> times == 0);
      return new Sum(sum, constant + other.constant * factor);
    }
  }
}
