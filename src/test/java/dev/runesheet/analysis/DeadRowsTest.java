package dev.runesheet.analysis;

import static dev.runesheet.analysis.Effects.above;
import static dev.runesheet.analysis.Effects.add;
import static dev.runesheet.analysis.Effects.below;
import static dev.runesheet.analysis.Effects.effect;
import static dev.runesheet.analysis.Effects.equal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Rows of one effect that those before leave nothing for, against all cases one by one. */
class DeadRowsTest {

  private static final List<String> STATS = List.of("burn", "mana");
  private static final int NUMBERS = 4;

  @Test
  void whatAnEarlierConjunctionTakesIsFound() {
    Condition storm = all(above("burn", 2), above("mana", 2));
    assertThat(told(storm, storm)).containsExactly(1);
    assertThat(told(storm, all(above("mana", 3), above("burn", 2)))).containsExactly(1);
    assertThat(told(storm, all(above("mana", 3), above("burn", 1)))).isEmpty();
    assertThat(told(storm, above("burn", 5))).isEmpty();
    Condition wide = all(above("burn", 2), below("burn", 6));
    assertThat(told(wide, all(above("burn", 3), below("burn", 5)))).containsExactly(1);
    assertThat(told(wide, all(above("burn", 1), below("burn", 5)))).isEmpty();
  }

  @Test
  void whatTwoEarlierConjunctionsTakeTogetherIsFound() {
    Condition rich = all(above("burn", 2), above("mana", 2));
    Condition poor = all(above("burn", 2), new Condition.Not(above("mana", 2)));
    assertThat(told(rich, poor, above("burn", 5), above("burn", 1))).containsExactly(2);
  }

  @Test
  void whatIsNoNumberOfAStatIsTakenByTheSameOnly() {
    Condition fire = new Condition.Is(Role.SELF, "kind", "fire");
    Condition frost = new Condition.Is(Role.SELF, "kind", "frost");
    Condition die =
        new Condition.Comparison(Condition.Relation.ABOVE, new Value.Roll(6), Value.of(3));
    assertThat(told(all(fire, above("burn", 2)), all(above("burn", 3), fire))).containsExactly(1);
    assertThat(told(all(fire, above("burn", 2)), all(above("burn", 3), frost))).isEmpty();
    assertThat(told(fire, fire)).containsExactly(1);
    assertThat(told(die, die)).isEmpty();
    assertThat(told(all(die, above("burn", 2)), all(die, above("burn", 2)))).isEmpty();
  }

  @Test
  void veryManyRowsAreLookedAtInTime() {
    Condition[] rows = new Condition[300];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = all(above("burn", i % 17), below("mana", i / 17), equal("rage", i));
    }
    assertThat(told(rows)).isEmpty();
  }

  @Test
  void whatIsToldIsDeadAndWhatIsDeadIsTold() {
    Random random = new Random(7);
    int dead = 0;
    for (int round = 0; round < 1_500; round++) {
      Condition[] rows = new Condition[2 + random.nextInt(3)];
      for (int i = 0; i < rows.length; i++) {
        rows[i] = condition(random, 2);
      }
      Set<Integer> told = told(rows);
      assertThat(unreached(rows, false)).as(List.of(rows).toString()).containsAll(told);
      Set<Integer> taken = unreached(rows, true);
      assertThat(told).as(List.of(rows).toString()).containsAll(taken);
      dead += taken.size();
    }
    assertThat(dead).isPositive();
  }

  /**
   * The rows that hold in no case that those before leave.
   *
   * @param taken only those that hold in another case, as long as some case is left
   */
  private static Set<Integer> unreached(Condition[] rows, boolean taken) {
    Set<Integer> dead = new TreeSet<>();
    List<double[]> left = cases();
    for (int row = 0; row < rows.length; row++) {
      Condition condition = rows[row];
      boolean alone = cases().stream().anyMatch(one -> holds(condition, one[0], one[1]));
      boolean reached = left.stream().anyMatch(one -> holds(condition, one[0], one[1]));
      if (!reached && (!taken || alone && !left.isEmpty())) {
        dead.add(row);
      }
      left.removeIf(one -> holds(condition, one[0], one[1]));
    }
    return dead;
  }

  /** All numbers of both stats that the conditions can tell apart. */
  private static List<double[]> cases() {
    List<double[]> cases = new ArrayList<>();
    for (double burn = -1; burn <= NUMBERS; burn += 0.5) {
      for (double mana = -1; mana <= NUMBERS; mana += 0.5) {
        cases.add(new double[] {burn, mana});
      }
    }
    return cases;
  }

  private static boolean holds(Condition condition, double burn, double mana) {
    if (condition instanceof Condition.Not not) {
      return !holds(not.of(), burn, mana);
    }
    if (condition instanceof Condition.Comparison one) {
      double number = ((Value.Constant) one.right()).number();
      boolean ofBurn = ((Value.StatOf) one.left()).stat().equals("burn");
      return one.relation().holds(ofBurn ? burn : mana, number);
    }
    return condition instanceof Condition.All
        ? condition.parts().stream().allMatch(part -> holds(part, burn, mana))
        : condition.parts().stream().anyMatch(part -> holds(part, burn, mana));
  }

  private static Condition condition(Random random, int depth) {
    int kind = depth == 0 ? 0 : random.nextInt(5);
    if (kind < 2) {
      String stat = STATS.get(random.nextInt(2));
      int number = random.nextInt(NUMBERS);
      return switch (random.nextInt(3)) {
        case 0 -> above(stat, number);
        case 1 -> below(stat, number);
        default -> equal(stat, number);
      };
    }
    List<Condition> parts = new ArrayList<>();
    for (int i = 0; i < 2 + random.nextInt(2); i++) {
      parts.add(condition(random, depth - 1));
    }
    return switch (kind) {
      case 2 -> new Condition.Not(parts.get(0));
      case 3 -> new Condition.Any(parts);
      default -> new Condition.All(parts);
    };
  }

  private static Condition all(Condition... parts) {
    return new Condition.All(List.of(parts));
  }

  /** The rows, counted from 0, that are told to be left nothing. */
  private static Set<Integer> told(Condition... rows) {
    List<Step> chain = List.of();
    for (int row = rows.length - 1; row >= 0; row--) {
      Step act = add(Role.SELF, "rage", row + 1);
      SourceLocation place = SourceLocation.pointer("rows", "/" + row);
      chain = List.of(new Step.If(rows[row], List.of(act), chain, place));
    }
    return Analysis.of(
            List.of(effect("rows", "turn starts", chain.get(0))), Duels.DUEL, PartPlaces.MODEL)
        .stream()
        .map(Finding::diagnostic)
        .filter(finding -> finding.code() == Code.SHADOWED)
        .map(finding -> finding.location().place().toString().replaceAll("\\D", ""))
        .map(Integer::valueOf)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
