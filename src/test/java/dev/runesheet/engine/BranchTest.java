package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.die;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.group;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.stop;
import static dev.runesheet.engine.testgame.Steps.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Branches of programs. The gold that is gained tells which way was taken. */
class BranchTest {

  private static final Condition STRONG = above(stat(SELF, "power"), 5);
  private static final Condition GUARDED = above(stat(SELF, "guard"), 5);
  private static final Condition LUCKY = above(die(6), 3);

  private static final RuleBook BOOK =
      Books.of(
          ability("branch", either(STRONG, 1, 2), gain("gold", 10)),
          ability("then only", when(STRONG, List.of(gain("gold", 1)), List.of()), gain("gold", 10)),
          ability("else only", when(STRONG, List.of(), List.of(gain("gold", 2)))),
          ability(
              "nested",
              when(
                  STRONG,
                  List.of(either(GUARDED, 1, 2), gain("gold", 10)),
                  List.of(either(GUARDED, 3, 4), gain("gold", 20))),
              gain("gold", 100)),
          ability("all of", either(new Condition.All(List.of(STRONG, GUARDED)), 1, 2)),
          ability("any of", either(new Condition.Any(List.of(STRONG, GUARDED)), 1, 2)),
          ability(
              "neither",
              either(new Condition.Not(new Condition.Any(List.of(STRONG, GUARDED))), 1, 2)),
          ability("not strong", either(new Condition.Not(STRONG), 1, 2)),
          ability("on bench", either(new Condition.Is(SELF, "zone", "bench"), 1, 2)),
          ability(
              "active and strong",
              either(
                  new Condition.All(List.of(new Condition.Is(SELF, "zone", "active"), STRONG)),
                  1,
                  2)),
          ability(
              "stop", when(STRONG, List.of(gain("gold", 1), stop()), List.of()), gain("gold", 10)),
          ability("tests what it changed", gain("power", 6), either(STRONG, 1, 2)),
          ability("luck", either(LUCKY, 1, 2), gain("gold", 10)),
          ability(
              "two tests", when(LUCKY, List.of(either(LUCKY, 1, 2), gain("gold", 10)), List.of())),
          ability(
              "dice", gain("gold", new Value.Arithmetic(Value.Operator.SUBTRACT, die(6), die(6)))),
          ability(
              "numbers",
              gain("gold", new Value.Count(group("enemies"))),
              gain("gold", new Value.Absolute(Value.of(-5))),
              gain(
                  "gold",
                  new Value.Arithmetic(
                      Value.Operator.MULTIPLY,
                      Value.of(3),
                      new Value.Arithmetic(Value.Operator.MAXIMUM, Value.of(1), Value.of(2))))),
          ability("win", when(STRONG, List.of(run("win-game")), List.of()), gain("gold", 1)));

  private static Effect ability(String name, Step... steps) {
    return Cards.ability("a", name, steps);
  }

  private static Step either(Condition condition, int then, int otherwise) {
    return when(condition, List.of(gain("gold", then)), List.of(gain("gold", otherwise)));
  }

  private static Scene scene(double power, double guard) {
    return Scene.of(BOOK)
        .has(0, "a", "power", power, "guard", guard)
        .has(1, "b")
        .has(1, "c")
        .has(1, "d");
  }

  @ParameterizedTest(name = "{0} with power {1} and guard {2} gives {3}")
  @CsvSource({
    "branch, 9, 0, 11",
    "branch, 1, 0, 12",
    "then only, 9, 0, 11",
    "then only, 1, 0, 10",
    "else only, 9, 0, 0",
    "else only, 1, 0, 2",
    "nested, 9, 9, 111",
    "nested, 9, 1, 112",
    "nested, 1, 9, 123",
    "nested, 1, 1, 124",
    "all of, 9, 9, 1",
    "all of, 9, 1, 2",
    "all of, 1, 9, 2",
    "all of, 1, 1, 2",
    "any of, 9, 9, 1",
    "any of, 9, 1, 1",
    "any of, 1, 9, 1",
    "any of, 1, 1, 2",
    "neither, 9, 9, 2",
    "neither, 1, 9, 2",
    "neither, 1, 1, 1",
    "not strong, 9, 0, 2",
    "not strong, 1, 0, 1",
    "on bench, 0, 0, 2",
    "active and strong, 9, 0, 1",
    "active and strong, 1, 0, 2",
    "stop, 9, 0, 1",
    "stop, 1, 0, 10",
    "tests what it changed, 0, 0, 1",
    "numbers, 0, 0, 14"
  })
  void aProgramTakesItsWay(String ability, double power, double guard, double gold) {
    assertThat(scene(power, guard).start().use("a", ability).gold("a")).isEqualTo(gold);
  }

  @Test
  void aTestThatDrawsChanceDrawsOnce() {
    Scene scene = scene(0, 0).rolls(4).start().use("a", "luck");
    assertThat(scene.gold("a")).isEqualTo(11);
    assertThat(scene.match().drawn()).isEqualTo(1);
    assertThat(scene(0, 0).rolls(3).start().use("a", "luck").gold("a")).isEqualTo(12);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 0, 1", "6, 1, 12, 2", "6, 6, 11, 2"})
  void nestedTestsThatDrawDoNotMixTheirAnswers(int first, int second, double gold, int drawn) {
    Scene scene = scene(0, 0).rolls(first, second).start().use("a", "two tests");
    assertThat(scene.gold("a")).isEqualTo(gold);
    assertThat(scene.match().drawn()).isEqualTo(drawn);
  }

  @Test
  void diceAreDrawnFromLeftToRight() {
    assertThat(scene(0, 0).rolls(6, 1).start().use("a", "dice").gold("a")).isEqualTo(5);
  }

  @Test
  void winningEndsTheMatchAndTheProgram() {
    Scene scene = scene(9, 0).start().use("a", "win");
    assertThat(scene.match().over()).isTrue();
    assertThat(scene.match().winner()).isZero();
    assertThat(scene.gold("a")).isZero();
    assertThat(scene.match().pendingDecisions()).isEmpty();
  }
}
