package dev.runesheet.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Comparisons of two values, against all that small values can be. */
class ComparedNumbersTest {

  private static final List<String> STATS = List.of("might", "speed", "wit");
  private static final double LOW = 0;
  private static final double HIGH = 3;
  private static final KnownNumbers KNOWN =
      KnownNumbers.of(
          Knowledge.NONE.with(
              Knowledge.RANGES,
              Map.of("might", new Knowledge.Range(LOW, HIGH), "speed", Knowledge.Range.ANY)));

  private final Random random = new Random(7);

  @Test
  void conditionsThatCannotHoldTogetherHoldForNoNumbers() {
    int contradictions = 0;
    for (int i = 0; i < 5_000; i++) {
      List<Condition> parts = new ArrayList<>();
      for (int part = 0; part <= i % 5; part++) {
        parts.add(condition());
      }
      Condition.All all = new Condition.All(parts);
      if (KNOWN.with(Claim.of(all, true)).isContradiction()) {
        contradictions++;
        assertThat(anyOf(all)).as(all.toString()).isFalse();
      }
    }
    assertThat(contradictions).isGreaterThan(500);
  }

  @Test
  void twoComparisonsOfTheSameValuesExcludeEachOtherIfNoNumbersFulfilBoth() {
    for (int i = 0; i < 1_000; i++) {
      Condition.All both = new Condition.All(List.of(of("speed", "wit"), of("speed", "wit")));

      assertThat(KNOWN.with(Claim.of(both, true)).isContradiction())
          .as(both.toString())
          .isEqualTo(!anyOf(both));
    }
  }

  @Test
  void comparisonsAroundACircleExcludeEachOtherIfNoNumbersFulfilThem() {
    int circles = 0;
    for (int i = 0; i < 1_000; i++) {
      Condition.All all =
          new Condition.All(
              List.of(of("might", "speed"), of("speed", "wit"), of("wit", "might")).stream()
                  .filter(one -> !isUnequal(one)) // Which leaves two ranges, and no bound.
                  .toList());
      boolean none = KNOWN.with(Claim.of(all, true)).isContradiction();
      assertThat(none).as(all.toString()).isEqualTo(!anyOf(all));
      circles += none ? 1 : 0;
    }
    assertThat(circles).isGreaterThan(50);
  }

  private static boolean isUnequal(Condition one) {
    return one instanceof Condition.Not not
        && ((Condition.Comparison) not.of()).relation() == Relation.EQUAL;
  }

  @Test
  void aCircleOfManyValuesThatAreAllComparedWithEachOtherIsFound() {
    List<Value> values = IntStream.range(0, 24).mapToObj(number -> stat("s" + number)).toList();
    KnownNumbers known = KNOWN;
    for (Value one : values) {
      for (Value other : values.subList(values.indexOf(one) + 1, values.size())) {
        Value apart = new Value.Arithmetic(Value.Operator.SUBTRACT, one, other);
        known =
            known.with(
                Claim.of(new Condition.Comparison(Relation.BELOW, apart, Value.of(9)), true));
      }
    }
    for (int i = 1; i < values.size(); i++) {
      Condition less = new Condition.Comparison(Relation.BELOW, values.get(i - 1), values.get(i));
      known = known.with(Claim.of(less, true));
    }
    Value first = values.get(0);
    Value last = values.get(values.size() - 1);
    Condition back = new Condition.Comparison(Relation.BELOW, last, first);

    assertThat(known.isContradiction()).isFalse();
    assertThat(known.with(Claim.of(back, true)).isContradiction()).isTrue();
  }

  @Test
  void whatIsComparedWithItselfIsEqual() {
    Condition equal = new Condition.Comparison(Relation.EQUAL, stat("wit"), stat("wit"));
    Condition above = new Condition.Comparison(Relation.ABOVE, stat("wit"), stat("wit"));

    assertThat(KNOWN.mustHold(NumberCondition.single(equal))).isTrue();
    assertThat(KNOWN.canHold(NumberCondition.single(above))).isFalse();
    assertThat(NumberCondition.single(equal).numbers()).isEqualTo(NumberSet.at(0));
  }

  private Condition condition() {
    if (random.nextInt(4) == 0) {
      Value number = Value.of(random.nextInt(5) - 1);
      return either(new Condition.Comparison(relation(), stat(any()), number));
    }
    return of(any(), any());
  }

  /** A comparison of two stats, whichever stands first, or its opposite. */
  private Condition of(String one, String other) {
    boolean turned = random.nextBoolean();
    Value left = stat(turned ? other : one);
    return either(new Condition.Comparison(relation(), left, stat(turned ? one : other)));
  }

  private Condition either(Condition comparison) {
    return random.nextBoolean() ? comparison : new Condition.Not(comparison);
  }

  private Relation relation() {
    return Relation.values()[random.nextInt(3)];
  }

  private String any() {
    return STATS.get(random.nextInt(3));
  }

  private static Value stat(String name) {
    return new Value.StatOf(Role.SELF, name);
  }

  private static boolean anyOf(Condition condition) {
    List<Double> numbers = new ArrayList<>();
    for (double number = LOW - 2; number <= HIGH + 2; number += 0.5) {
      numbers.add(number);
    }
    Predicate<Double> might = number -> number >= LOW && number <= HIGH;
    return numbers.stream()
        .filter(might)
        .anyMatch(
            one ->
                numbers.stream()
                    .anyMatch(
                        two ->
                            numbers.stream()
                                .anyMatch(
                                    three ->
                                        holds(
                                            condition,
                                            Map.of("might", one, "speed", two, "wit", three)))));
  }

  private static boolean holds(Condition condition, Map<String, Double> stats) {
    if (condition instanceof Condition.Comparison one) {
      return one.relation().holds(number(one.left(), stats), number(one.right(), stats));
    }
    return condition instanceof Condition.Not not
        ? !holds(not.of(), stats)
        : condition.parts().stream().allMatch(part -> holds(part, stats));
  }

  private static double number(Value value, Map<String, Double> stats) {
    return value instanceof Value.Constant constant
        ? constant.number()
        : stats.get(((Value.StatOf) value).stat());
  }
}
