package dev.runesheet.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.word.Extremum;
import dev.runesheet.word.Rounding;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The knowledge of quotients, and of the largest and smallest numbers, against what they can be.
 */
class RoundedBoundsTest {

  private static final int LOW = -3;
  private static final int HIGH = 5;
  private static final Value POWER = new Value.StatOf(Role.SELF, "power");
  private static final Selector.Group FIELD = new Selector.Group("field", List.of());
  private static final KnownNumbers KNOWN =
      KnownNumbers.of(
          Knowledge.NONE.with(
              Knowledge.RANGES,
              Map.of(
                  "power", new Knowledge.Range(LOW, HIGH), "size", new Knowledge.Range(2, HIGH))));

  private static Value quotient(Rounding how, double by) {
    return new Value.Rounded(how, new Value.Arithmetic(Value.Operator.DIVIDE, POWER, Value.of(by)));
  }

  private static Condition is(Relation relation, Value value, double number) {
    return new Condition.Comparison(relation, value, Value.of(number));
  }

  private static boolean canHold(Condition condition) {
    return KNOWN.canHold(NumberCondition.single(condition));
  }

  @ParameterizedTest
  @EnumSource
  void aQuotientCanBeWhatItComesTo(Rounding how) {
    for (double by : List.of(-2.0, -1.0, 2.0, 3.0)) {
      for (double number = LOW - 1; number <= HIGH + 1; number += 0.5) {
        boolean comes = false;
        for (int power = LOW; power <= HIGH; power++) {
          comes |= how.of(power / by) == number;
        }
        assertThat(canHold(is(Relation.EQUAL, quotient(how, by), number)))
            .as("%s of %s: %s", how, by, number)
            .isEqualTo(comes);
      }
    }
  }

  @Test
  void aQuotientIsWhole() {
    Condition between =
        new Condition.All(
            List.of(
                new Condition.Not(is(Relation.BELOW, quotient(Rounding.UP, 2), 0.25)),
                new Condition.Not(is(Relation.ABOVE, quotient(Rounding.UP, 2), 0.75))));

    assertThat(canHold(between)).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void theEndsOfNumbersAreAmongThemOr0(Extremum end) {
    assertThat(KNOWN.of(new Value.Extreme(end, FIELD, "power"))).isEqualTo(Interval.of(LOW, HIGH));
    assertThat(KNOWN.of(new Value.Extreme(end, FIELD, "size"))).isEqualTo(Interval.of(0, HIGH));
  }
}
