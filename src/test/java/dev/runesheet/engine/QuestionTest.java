package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.die;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.group;
import static dev.runesheet.engine.testgame.Steps.mayChoose;
import static dev.runesheet.engine.testgame.Steps.mayPick;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.stop;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Condition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions that programs ask. */
class QuestionTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability(
              "a",
              "choose",
              choose(branch("Left way", gain("gold", 1)), branch("right", gain("gold", 2))),
              gain("gold", 10)),
          Cards.ability("a", "may", gain("gold", 1), mayChoose(branch("do", gain("gold", 2)))),
          Cards.ability("a", "pick", pick("enemies", add(TARGET, "gold", 1)), gain("gold", 10)),
          Cards.ability(
              "a", "may pick", mayPick("enemies", add(TARGET, "gold", 1)), gain("gold", 10)),
          Cards.ability("a", "pick nobody", pick("nobody", gain("gold", 1)), gain("gold", 10)),
          Cards.ability("a", "pick nobody last", pick("nobody", gain("gold", 1))),
          Cards.ability(
              "a",
              "pick strong",
              Step.Choose.pick(
                  SELF,
                  "pick",
                  group(
                      "enemies",
                      above(stat(TARGET, "power"), 2),
                      new Condition.Not(new Condition.Is(TARGET, "definition", "d"))),
                  List.of(add(TARGET, "gold", 1)),
                  Step.Asking.ALWAYS,
                  SourceLocation.NONE)),
          Cards.ability(
              "a",
              "three questions",
              gain("gold", die(6)),
              choose(branch("one"), branch("stop", stop())),
              gain("gold", die(6)),
              pick("enemies", add(TARGET, "gold", die(6))),
              mayChoose(branch("more", gain("gold", 100))),
              gain("guard", die(6))),
          Cards.ability(
              "a",
              "in a loop",
              each("enemies", choose(branch("give", add(TARGET, "gold", 1)), branch("keep"))),
              gain("gold", 10)),
          Cards.ability("a", "child asks", perform("a/choose"), gain("gold", 100)));

  private static Scene scene() {
    return Scene.of(BOOK)
        .has(0, "a")
        .has(1, "b", "power", 3)
        .has(1, "c", "power", 1)
        .has(1, "d", "power", 9);
  }

  @ParameterizedTest
  @CsvSource({
    "choose, Left way, 11",
    "choose, right, 12",
    "may, do, 3",
    "may, none, 1",
    "child asks, right, 112"
  })
  void theChosenWayIsTakenAndTheProgramGoesOn(String ability, String option, double gold) {
    Scene scene = scene().start().use("a", ability).answer(0, option);
    assertThat(scene.gold("a")).isEqualTo(gold);
    assertThat(scene.open("act").player()).isZero();
  }

  @Test
  void pickingMakesTheTarget() {
    Scene scene = scene().start().use("a", "pick");
    assertThat(scene.match().pendingDecisions().get(0).options())
        .extracting(Option::words)
        .containsExactly("b", "c", "d");
    scene.answer(0, scene.optionOf("c"));
    assertThat(scene.gold("c")).isEqualTo(1);
    assertThat(scene.gold("a")).isEqualTo(10);
  }

  @Test
  void pickingMayBeDeclined() {
    Scene scene = scene().start().use("a", "may pick").answer(0, "none");
    assertThat(scene.gold("a")).isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource({"pick nobody, 10", "pick nobody last, 0"})
  void aPickFromNobodyIsNotAsked(String ability, double gold) {
    Scene scene = scene().start().use("a", ability);
    assertThat(scene.gold("a")).isEqualTo(gold);
    assertThat(scene.match().pendingDecisions())
        .extracting(Decision::prompt)
        .containsExactly("act");
  }

  @Test
  void onlyThoseWhoFulfilTheConditionsCanBePicked() {
    Scene scene = scene().start().use("a", "pick strong");
    assertThat(scene.match().pendingDecisions().get(0).options())
        .extracting(Option::words)
        .containsExactly("b");
  }

  @Test
  void anEffectMayAskThreeQuestionsBetweenRolls() {
    Scene scene = scene().rolls(1, 2, 3, 4).start().use("a", "three questions");
    assertThat(scene.match().drawn()).isEqualTo(1);
    scene.answer(0, "one");
    assertThat(scene.match().drawn()).isEqualTo(2);
    scene.answer(0, scene.optionOf("d"));
    assertThat(scene.gold("d")).isEqualTo(3);
    scene.answer(0, "more");
    assertThat(scene.gold("a")).isEqualTo(103);
    assertThat(scene.stat("a", "guard")).isEqualTo(4);
  }

  @Test
  void aWayMayEndTheProgram() {
    Scene scene = scene().rolls(1).start().use("a", "three questions").answer(0, "stop");
    assertThat(scene.match().pendingDecisions())
        .extracting(Decision::prompt)
        .containsExactly("act");
    assertThat(scene.match().drawn()).isEqualTo(1);
  }

  @Test
  void aLoopMayAskEachTime() {
    Scene scene =
        scene().start().use("a", "in a loop").answer(0, "give").answer(0, "keep").answer(0, "give");
    assertThat(List.of(scene.gold("b"), scene.gold("c"), scene.gold("d"), scene.gold("a")))
        .containsExactly(1.0, 0.0, 1.0, 10.0);
  }
}
