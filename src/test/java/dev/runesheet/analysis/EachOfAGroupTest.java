package dev.runesheet.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Group;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.word.Extremum;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is known of each of a group that its conditions look at, against all small groups. */
class EachOfAGroupTest {

  private static final Knowledge PLAYERS =
      Knowledge.NONE.with(Knowledge.COMMON, Map.of("players", Set.of("coins")));

  private final Random random = new Random(7);

  @Test
  void whatItExcludesHoldsOfNoneOfAnyGroup() {
    int excluded = 0;
    for (int round = 0; round < 5_000; round++) {
      Condition rich = compared(coins(), Value.of(random.nextInt(3)));
      List<Condition> where = new ArrayList<>(random.nextBoolean() ? List.of(rich) : List.of());
      where.add(looking(random.nextBoolean() ? List.of(rich) : List.of()));
      KnownNumbers known = KnownNumbers.of(PLAYERS);
      for (NumberCondition one : NumberCondition.ofEach(new Group("players", where), PLAYERS)) {
        known = known.with(one);
      }
      Condition.All all = new Condition.All(where);
      if (known.with(Claim.of(all, true)).isContradiction()) {
        excluded++;
        assertThat(groups())
            .as(all.toString())
            .noneMatch(group -> group.stream().anyMatch(one -> holds(all, one, group)));
      }
    }
    assertThat(excluded).isGreaterThan(500);
  }

  private Condition looking(List<Condition> brackets) {
    Group players = new Group("players", brackets);
    return random.nextInt(3) == 0
        ? compared(new Value.Count(players), Value.of(random.nextInt(4)))
        : compared(
            coins(), new Value.Extreme(Extremum.values()[random.nextInt(2)], players, "coins"));
  }

  private Condition compared(Value one, Value other) {
    Condition.Relation relation = Condition.Relation.values()[random.nextInt(3)];
    boolean turned = random.nextBoolean();
    Condition compared =
        new Condition.Comparison(relation, turned ? other : one, turned ? one : other);
    return random.nextBoolean() ? compared : new Condition.Not(compared);
  }

  private static Value coins() {
    return new Value.StatOf(Role.TARGET, "coins");
  }

  /** All groups of up to three with few coins or debts. */
  private static List<List<Double>> groups() {
    List<List<Double>> groups = new ArrayList<>();
    for (double one = -1; one <= 3; one++) {
      groups.add(List.of(one));
      for (double two = -1; two <= 3; two++) {
        groups.add(List.of(one, two));
        for (double three = -1; three <= 3; three++) {
          groups.add(List.of(one, two, three));
        }
      }
    }
    return groups;
  }

  private static boolean holds(Condition condition, double target, List<Double> group) {
    if (condition instanceof Condition.Comparison one) {
      double left = number(one.left(), target, group);
      return one.relation().holds(left, number(one.right(), target, group));
    }
    return condition instanceof Condition.Not not
        ? !holds(not.of(), target, group)
        : condition.parts().stream().allMatch(part -> holds(part, target, group));
  }

  private static double number(Value value, double target, List<Double> group) {
    if (value instanceof Value.OfGroup some) {
      Condition.All all = new Condition.All(some.group().where());
      List<Double> within = group.stream().filter(one -> holds(all, one, group)).toList();
      return some instanceof Value.Extreme end
          ? end.end().of(within.stream().mapToDouble(one -> one))
          : within.size();
    }
    return value instanceof Value.Constant constant ? constant.number() : target;
  }
}
