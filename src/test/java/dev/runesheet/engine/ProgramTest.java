package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.die;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.group;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.stop;
import static dev.runesheet.engine.testgame.Steps.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Branches, loops and children of programs. Each gold piece gained tells which way was taken. */
class ProgramTest {

  private static final Condition STRONG = above(stat(SELF, "power"), 5);
  private static final Condition GUARDED = above(stat(SELF, "guard"), 5);
  private static final Condition LUCKY = above(die(6), 3);

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability(
              "a",
              "branch",
              when(STRONG, List.of(gain("gold", 1)), List.of(gain("gold", 2))),
              gain("gold", 10)),
          Cards.ability(
              "a",
              "then only",
              when(STRONG, List.of(gain("gold", 1)), List.of()),
              gain("gold", 10)),
          Cards.ability("a", "else only", when(STRONG, List.of(), List.of(gain("gold", 2)))),
          Cards.ability(
              "a",
              "nested",
              when(
                  STRONG,
                  List.of(
                      when(GUARDED, List.of(gain("gold", 1)), List.of(gain("gold", 2))),
                      gain("gold", 10)),
                  List.of(
                      when(GUARDED, List.of(gain("gold", 3)), List.of(gain("gold", 4))),
                      gain("gold", 20))),
              gain("gold", 100)),
          Cards.ability(
              "a",
              "all of",
              when(
                  new Condition.All(List.of(STRONG, GUARDED)),
                  List.of(gain("gold", 1)),
                  List.of(gain("gold", 2)))),
          Cards.ability(
              "a",
              "any of",
              when(
                  new Condition.Any(List.of(STRONG, GUARDED)),
                  List.of(gain("gold", 1)),
                  List.of(gain("gold", 2)))),
          Cards.ability(
              "a",
              "neither",
              when(
                  new Condition.Not(new Condition.Any(List.of(STRONG, GUARDED))),
                  List.of(gain("gold", 1)),
                  List.of(gain("gold", 2)))),
          Cards.ability(
              "a",
              "not strong",
              when(new Condition.Not(STRONG), List.of(gain("gold", 1)), List.of(gain("gold", 2)))),
          Cards.ability(
              "a",
              "on bench",
              when(
                  new Condition.Is(SELF, Condition.Property.ZONE, "bench"),
                  List.of(gain("gold", 1)),
                  List.of(gain("gold", 2)))),
          Cards.ability(
              "a",
              "stop",
              when(STRONG, List.of(gain("gold", 1), stop()), List.of()),
              gain("gold", 10)),
          Cards.ability(
              "a",
              "tests what it changed",
              gain("power", 6),
              when(STRONG, List.of(gain("gold", 1)), List.of(gain("gold", 2)))),
          Cards.ability(
              "a",
              "luck",
              when(LUCKY, List.of(gain("gold", 1)), List.of(gain("gold", 2))),
              gain("gold", 10)),
          Cards.ability(
              "a",
              "two tests",
              when(
                  LUCKY,
                  List.of(
                      when(LUCKY, List.of(gain("gold", 1)), List.of(gain("gold", 2))),
                      gain("gold", 10)),
                  List.of())),
          Cards.ability(
              "a",
              "dice",
              gain("gold", new Value.Arithmetic(Value.Operator.SUBTRACT, die(6), die(6)))),
          Cards.ability(
              "a",
              "each enemy",
              each("enemies", add(TARGET, "gold", 1), gain("gold", 1)),
              gain("gold", 100)),
          Cards.ability(
              "a",
              "pairs",
              each("enemies", each("allies", add(TARGET, "gold", 1)), add(TARGET, "guard", 1))),
          Cards.ability("a", "nobody", each("nobody", gain("gold", 1)), gain("gold", 100)),
          Cards.ability(
              "a",
              "loop with branch",
              each(
                  "enemies",
                  when(
                      above(stat(TARGET, "power"), 2),
                      List.of(add(TARGET, "gold", 1)),
                      List.of(stop()))),
              gain("gold", 100)),
          Cards.ability(
              "a", "fixed list", each("enemies", run("conquer", TARGET), gain("gold", 1))),
          Cards.ability(
              "a", "parent", gain("gold", 1), perform("a/child"), gain("gold", stat(SELF, "gold"))),
          Cards.ability("a", "child", gain("gold", 2), perform("a/grandchild")),
          Cards.ability("a", "grandchild", gain("gold", 4)),
          Cards.ability("a", "parent last", perform("a/child")),
          Cards.ability(
              "a",
              "numbers",
              gain("gold", new Value.Count(group("enemies"))),
              gain("gold", new Value.Absolute(Value.of(-5))),
              gain(
                  "gold",
                  new Value.Arithmetic(
                      Value.Operator.MULTIPLY,
                      Value.of(3),
                      new Value.Arithmetic(Value.Operator.MAXIMUM, Value.of(1), Value.of(2))))),
          Cards.ability(
              "a", "win", when(STRONG, List.of(run("win-game")), List.of()), gain("gold", 1)));

  private static Scene scene(double power, double guard) {
    return Scene.of(BOOK)
        .has(0, "a", "power", power, "guard", guard)
        .has(1, "b", "power", 3)
        .has(1, "c", "power", 1)
        .has(1, "d", "power", 9);
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
    "stop, 9, 0, 1",
    "stop, 1, 0, 10",
    "tests what it changed, 0, 0, 1",
    "parent, 0, 0, 14",
    "parent last, 0, 0, 6",
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
  void aLoopRunsOnceForEachAndThenTheProgramGoesOn() {
    Scene scene = scene(0, 0).start().use("a", "each enemy");
    assertThat(List.of(scene.gold("a"), scene.gold("b"), scene.gold("c")))
        .containsExactly(103.0, 1.0, 1.0);
  }

  @Test
  void aLoopWithinALoopGivesTheOuterTargetBack() {
    Scene scene = scene(0, 0).has(0, "e").start().use("a", "pairs");
    assertThat(List.of(scene.gold("a"), scene.gold("e"), scene.gold("b")))
        .containsExactly(3.0, 3.0, 0.0);
    assertThat(
            List.of(scene.stat("b", "guard"), scene.stat("d", "guard"), scene.stat("a", "guard")))
        .containsExactly(1.0, 1.0, 0.0);
  }

  @Test
  void aLoopOverNobodyGoesOn() {
    assertThat(scene(0, 0).start().use("a", "nobody").gold("a")).isEqualTo(100);
  }

  @Test
  void stoppingInALoopEndsTheWholeProgram() {
    Scene scene = scene(0, 0).start().use("a", "loop with branch");
    assertThat(List.of(scene.gold("b"), scene.gold("c"), scene.gold("d"), scene.gold("a")))
        .containsExactly(1.0, 0.0, 0.0, 0.0);
  }

  @Test
  void theListOfALoopIsFixedWhenItStarts() {
    Scene scene = scene(0, 0).start().use("a", "fixed list");
    assertThat(scene.gold("a")).isEqualTo(3);
    assertThat(scene.match().world().entities()).allMatch(one -> one.getController() == 0);
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
