package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The worth of a position that is one number whatever happens, such as a number less itself: a bot
 * that makes it as high as it can does anything.
 */
public final class ConstantWorth {

  /** The numbers that are added up, each with how often it counts. */
  private final Map<Value, Double> terms = new HashMap<>();

  private double sum;

  private ConstantWorth() {}

  /** The warning about a worth, where it is always the same. */
  public static Optional<Diagnostic> told(Value worth, String written, SourceLocation place) {
    OptionalDouble same = constant(worth);
    return same.isPresent()
        ? Optional.of(
            Diagnostic.about(
                Code.NO_CHANGE,
                place,
                written,
                "a number that tells who stands better: this is always "
                    + Numerals.plain(same.getAsDouble())))
        : Optional.empty();
  }

  /** The number that a value always is; empty if it depends on anything. */
  private static OptionalDouble constant(Value value) {
    ConstantWorth found = new ConstantWorth();
    found.add(value, 1);
    return found.terms.values().stream().allMatch(times -> times == 0)
        ? OptionalDouble.of(found.sum)
        : OptionalDouble.empty();
  }

  private void add(Value value, double times) {
    if (value instanceof Value.Constant constant) {
      sum += times * constant.number();
    } else if (value instanceof Value.Arithmetic both) {
      add(both, times);
    } else {
      terms.merge(value, times, Double::sum);
    }
  }

  private void add(Value.Arithmetic both, double times) {
    OptionalDouble left = constant(both.left());
    OptionalDouble right = constant(both.right());
    switch (both.operator()) {
      case ADD -> {
        add(both.left(), times);
        add(both.right(), times);
      }
      case SUBTRACT -> {
        add(both.left(), times);
        add(both.right(), -times);
      }
      case MULTIPLY -> {
        if (left.isPresent()) {
          add(both.right(), times * left.getAsDouble());
        } else if (right.isPresent()) {
          add(both.left(), times * right.getAsDouble());
        } else {
          terms.merge(both, times, Double::sum);
        }
      }
      default -> {
        if (both.left().equals(both.right()) && both.operator() != Value.Operator.DIVIDE) {
          add(both.left(), times); // The smaller or larger of a number and itself.
        } else {
          terms.merge(both, times, Double::sum);
        }
      }
    }
  }
}
