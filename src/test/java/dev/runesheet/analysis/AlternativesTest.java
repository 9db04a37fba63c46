package dev.runesheet.analysis;

import static dev.runesheet.analysis.Duels.DUEL;
import static dev.runesheet.analysis.Effects.above;
import static dev.runesheet.analysis.Effects.add;
import static dev.runesheet.analysis.Effects.below;
import static dev.runesheet.analysis.Effects.effect;
import static dev.runesheet.analysis.Effects.equal;
import static dev.runesheet.analysis.Effects.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** Alternatives that never hold or always do, against all numbers that there are. */
class AlternativesTest {

  private static final Knowledge RANKED =
      DUEL.with(Knowledge.RANGES, Map.of("rank", new Knowledge.Range(0, 3)));
  private static final KnownNumbers KNOWN = KnownNumbers.of(RANKED);

  private final Random random = new Random(7);

  @Test
  void whatIsToldOfAnAlternativeCouldBeWrittenInItsPlace() {
    int told = 0;
    for (int round = 0; round < 3_000; round++) {
      Condition whole = condition(3);
      Condition before = condition(1);
      KnownNumbers facts = KNOWN.with(Claim.of(before, true));
      for (Alternatives.Settled one : Alternatives.of(whole, KNOWN, facts)) {
        for (double[] numbers : cases()) {
          if (holds(before, numbers, null)) {
            assertThat(holds(whole, numbers, one))
                .as("%s of %s after %s", one, whole, before)
                .isEqualTo(holds(whole, numbers, null));
          }
        }
        told++;
      }
    }
    assertThat(told).isGreaterThan(500);
  }

  @Test
  void anAlternativeThatNoNumbersFulfilWhichOthersBeforeLeaveIsTold() {
    for (int round = 0; round < 2_000; round++) {
      Condition besides = comparison();
      Condition.Any any = new Condition.Any(List.of(comparison(), comparison(), comparison()));
      Condition whole = new Condition.All(List.of(any, besides));
      List<Condition> told =
          Alternatives.of(whole, KNOWN, KNOWN).stream()
              .map(Alternatives.Settled::condition)
              .toList();
      List<double[]> left = new ArrayList<>(cases());
      left.removeIf(numbers -> !holds(besides, numbers, null));
      for (Condition one : any.of()) {
        int all = left.size();
        left.removeIf(numbers -> holds(one, numbers, null));
        boolean settled = all > 0 && (left.size() == all || left.isEmpty());
        assertThat(told.contains(one) || !settled).as("%s of %s", one, whole).isTrue();
      }
    }
  }

  @Test
  void anAlternativeOutsideTheBoundsOfItsNumberIsTold() {
    assertThat(told(any(equal("rank", 4), above("mana", 3))))
        .singleElement()
        .asString()
        .contains("RS092", "its rank equals 4", "'rank' is always from 0 to 3");
    assertThat(told(any(equal("rank", 3), above("mana", 3)))).isEmpty();
  }

  @Test
  void anAlternativeThatTheOthersLeaveNothingIsTold() {
    assertThat(told(any(above("mana", 3), above("mana", 5))))
        .singleElement()
        .asString()
        .contains("RS092", "the conditions before leave nothing for 'its mana is above 5'");
    assertThat(told(any(above("mana", 5), above("mana", 3)))).isEmpty();
  }

  @Test
  void anAlternativeThatIsExcludedByWhatMustHoldBesidesIsToldWithIt() {
    Condition either = any(above("mana", 5), above("burn", 3));
    assertThat(told(new Condition.All(List.of(either, below("mana", 3), above("burn", 1)))))
        .singleElement()
        .asString()
        .contains("RS092", "its mana is above 5", "it excludes 'its mana is below 3'");
  }

  @Test
  void anAlternativeThatARowBeforeTakesIsTold() {
    Step.If row =
        new Step.If(
            above("mana", 3),
            List.of(add(Role.SELF, "rage", 1)),
            List.of(when(any(above("mana", 5), above("burn", 1)), add(Role.SELF, "rage", 2))),
            SourceLocation.NONE);
    assertThat(told(row)).singleElement().asString().contains("its mana is above 5");
  }

  @Test
  void anAlternativeThatAlwaysHoldsIsTold() {
    Condition self = new Condition.Comparison(Condition.Relation.EQUAL, mana(), mana());
    assertThat(told(any(above("burn", 3), self)))
        .singleElement()
        .asString()
        .contains("RS131", "it always holds");
    assertThat(told(any(above("mana", 3), new Condition.Not(above("mana", 3))))).hasSize(1);
  }

  private static Value mana() {
    return new Value.StatOf(Role.SELF, "mana");
  }

  private static Condition any(Condition... parts) {
    return new Condition.Any(List.of(parts));
  }

  private static List<Diagnostic> told(Condition condition) {
    return told(when(condition, add(Role.SELF, "rage", 1)));
  }

  private static List<Diagnostic> told(Step step) {
    return Analysis.of(List.of(effect("a", "turn starts", step)), RANKED, PartPlaces.MODEL).stream()
        .map(Finding::diagnostic)
        .toList();
  }

  private Condition condition(int depth) {
    int kind = depth == 0 ? 0 : random.nextInt(5);
    if (kind < 2) {
      return comparison();
    }
    List<Condition> parts = new ArrayList<>();
    for (int i = 0; i < 2 + random.nextInt(2); i++) {
      parts.add(condition(depth - 1));
    }
    return switch (kind) {
      case 2 -> new Condition.Not(parts.get(0));
      case 3 -> new Condition.Any(parts);
      default -> new Condition.All(parts);
    };
  }

  private Condition comparison() {
    Condition.Relation relation = Condition.Relation.values()[random.nextInt(3)];
    Value stat = new Value.StatOf(Role.SELF, random.nextBoolean() ? "rank" : "mana");
    return new Condition.Comparison(relation, stat, Value.of(random.nextInt(5)));
  }

  /** All ranks and all numbers of mana that the conditions can tell apart. */
  private static List<double[]> cases() {
    return DoubleStream.iterate(0, rank -> rank <= 3, rank -> rank + 0.5)
        .boxed()
        .flatMap(
            rank ->
                DoubleStream.iterate(-1, mana -> mana <= 5, mana -> mana + 0.5)
                    .mapToObj(mana -> new double[] {rank, mana}))
        .toList();
  }

  /** True if a condition holds, with what is told of an alternative, if any, in its place. */
  private static boolean holds(Condition here, double[] numbers, Alternatives.Settled told) {
    if (told != null && here == told.condition()) {
      return told.holds();
    }
    if (here instanceof Condition.Comparison one) {
      boolean rank = ((Value.StatOf) one.left()).stat().equals("rank");
      double number = ((Value.Constant) one.right()).number();
      return one.relation().holds(numbers[rank ? 0 : 1], number);
    }
    if (here instanceof Condition.Not not) {
      return !holds(not.of(), numbers, told);
    }
    return here instanceof Condition.All
        ? here.parts().stream().allMatch(part -> holds(part, numbers, told))
        : here.parts().stream().anyMatch(part -> holds(part, numbers, told));
  }
}
