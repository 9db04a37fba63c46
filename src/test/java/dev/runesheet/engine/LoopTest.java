package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.stop;
import static dev.runesheet.engine.testgame.Steps.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops of programs, and programs that run other effects' programs. */
class LoopTest {

  private static final RuleBook BOOK =
      Books.of(
          ability(
              "each enemy",
              each("enemies", add(TARGET, "gold", 1), gain("gold", 1)),
              gain("gold", 100)),
          ability(
              "pairs",
              each("enemies", each("allies", add(TARGET, "gold", 1)), add(TARGET, "guard", 1))),
          ability("nobody", each("nobody", gain("gold", 1)), gain("gold", 100)),
          ability(
              "loop with branch",
              each(
                  "enemies",
                  when(
                      above(stat(TARGET, "power"), 2),
                      List.of(add(TARGET, "gold", 1)),
                      List.of(stop()))),
              gain("gold", 100)),
          ability("fixed list", each("enemies", run("conquer", TARGET), gain("gold", 1))),
          ability(
              "children in a loop",
              each("enemies", perform("a/grandchild"), add(TARGET, "gold", 1)),
              gain("gold", 100)),
          ability("parent", gain("gold", 1), perform("a/child"), gain("gold", stat(SELF, "gold"))),
          ability("child", gain("gold", 2), perform("a/grandchild")),
          ability("grandchild", gain("gold", 4)),
          ability("parent last", perform("a/child")),
          ability("copy", perform("a/no such")));

  private static Effect ability(String name, Step... steps) {
    return Cards.ability("a", name, steps);
  }

  private static Scene scene() {
    return Scene.of(BOOK)
        .has(0, "a")
        .has(1, "b", "power", 3)
        .has(1, "c", "power", 1)
        .has(1, "d", "power", 9);
  }

  @Test
  void aLoopRunsOnceForEachAndThenTheProgramGoesOn() {
    Scene scene = scene().start().use("a", "each enemy");
    assertThat(List.of(scene.gold("a"), scene.gold("b"), scene.gold("c")))
        .containsExactly(103.0, 1.0, 1.0);
  }

  @Test
  void aLoopWithinALoopGivesTheOuterTargetBack() {
    Scene scene = scene().has(0, "e").start().use("a", "pairs");
    assertThat(List.of(scene.gold("a"), scene.gold("e"), scene.gold("b")))
        .containsExactly(3.0, 3.0, 0.0);
    assertThat(
            List.of(scene.stat("b", "guard"), scene.stat("d", "guard"), scene.stat("a", "guard")))
        .containsExactly(1.0, 1.0, 0.0);
  }

  @Test
  void aLoopOverNobodyGoesOn() {
    assertThat(scene().start().use("a", "nobody").gold("a")).isEqualTo(100);
  }

  @Test
  void stoppingInALoopEndsTheWholeProgram() {
    Scene scene = scene().start().use("a", "loop with branch");
    assertThat(List.of(scene.gold("b"), scene.gold("c"), scene.gold("d"), scene.gold("a")))
        .containsExactly(1.0, 0.0, 0.0, 0.0);
  }

  @Test
  void theListOfALoopIsFixedWhenItStarts() {
    Scene scene = scene().start().use("a", "fixed list");
    assertThat(scene.gold("a")).isEqualTo(3);
    assertThat(scene.match().world().entities()).allMatch(one -> one.getController() == 0);
  }

  @ParameterizedTest
  @CsvSource({"parent, 14", "parent last, 6", "children in a loop, 112"})
  void aProgramGoesOnWhenAnotherThatItRunsHasEnded(String ability, double gold) {
    assertThat(scene().start().use("a", ability).gold("a")).isEqualTo(gold);
  }

  @Test
  void anEffectThatIsNotInTheBookCannotBePerformed() {
    Scene scene = scene().start();
    assertThatThrownBy(() -> scene.use("a", "copy")).hasStackTraceContaining("a/no such");
  }
}
