package dev.runesheet.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Value.Operator;
import dev.runesheet.word.Rounding;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Intervals of results, against all results of numbers of the intervals. */
class IntervalTest {

  private static final double BEYOND = Double.POSITIVE_INFINITY;
  private static final double STEP = 0.25;
  private static final double FAR = 40;

  /** The intervals of whole bounds from -3 to 3, and those without an end. */
  private static List<Interval> all() {
    List<Interval> all = new ArrayList<>(List.of(Interval.ALL));
    for (int low = -3; low <= 3; low++) {
      all.add(Interval.at(low).orAbove());
      all.add(Interval.at(low).orBelow());
      for (int high = low; high <= 3; high++) {
        all.add(Interval.of(low, high));
      }
    }
    return all;
  }

  /** Some numbers of an interval, both bounds among them if it has them. */
  private static List<Double> numbers(Interval interval) {
    List<Double> numbers = new ArrayList<>();
    for (double number = -4; number <= 4; number += STEP) {
      numbers.add(number);
    }
    numbers.addAll(List.of(-FAR, FAR, -1 / FAR, 1 / FAR));
    numbers.removeIf(number -> !isIn(interval, number));
    return numbers;
  }

  private static boolean isIn(Interval interval, double number) {
    return Interval.at(number).within(interval);
  }

  private static double result(Operator operator, double left, double right) {
    return switch (operator) {
      case ADD -> left + right;
      case SUBTRACT -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> right == 0 ? 0 : left / right;
      case MINIMUM -> Math.min(left, right);
      case MAXIMUM -> Math.max(left, right);
    };
  }

  @ParameterizedTest
  @EnumSource
  void holdAllResultsOfAnOperator(Operator operator) {
    for (Interval left : all()) {
      for (Interval right : all()) {
        Interval results = left.combined(operator, right);
        for (double one : numbers(left)) {
          for (double other : numbers(right)) {
            assertThat(isIn(results, result(operator, one, other)))
                .as("%s %s %s within %s", one, operator, other, results)
                .isTrue();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4, 8, 2, 4, 1, 4",
    "-8, 4, 2, 4, -4, 2",
    "4, 8, -4, -2, -4, -1",
    "-8, -4, -4, -2, 1, 4",
    "4, 8, 0, 2, 0, Infinity",
    "4, 8, -2, 0, -Infinity, 0",
    "4, 8, -2, 2, -Infinity, Infinity",
    "0, 0, -2, 2, 0, 0",
    "4, 8, 0, 0, 0, 0",
    "4, 8, 2, Infinity, 0, 4"
  })
  void ofQuotientsAreNoWiderThanTheyMust(
      double low, double high, double from, double to, double least, double most) {
    Interval quotients = Interval.of(low, high).combined(Operator.DIVIDE, Interval.of(from, to));

    assertThat(quotients.low()).isEqualTo(least);
    assertThat(quotients.high()).isEqualTo(most);
  }

  @Test
  void ofRoundedNumbersHoldThemAndEndInThem() {
    for (Rounding how : Rounding.values()) {
      for (double low = -2; low <= 2; low += STEP) {
        for (double high = low; high <= 2; high += STEP) {
          Interval rounded = Interval.of(low, high).rounded(how);
          assertThat(rounded).isEqualTo(Interval.of(how.of(low), how.of(high)));
          assertThat(numbers(Interval.of(low, high)))
              .allMatch(number -> isIn(rounded, how.of(number)));
        }
      }
      assertThat(Interval.ALL.rounded(how)).isEqualTo(Interval.of(-BEYOND, BEYOND));
    }
  }
}
