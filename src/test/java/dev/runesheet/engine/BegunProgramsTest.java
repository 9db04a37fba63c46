package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.draw;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.inTurn;
import static dev.runesheet.engine.testgame.Steps.mayPick;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that others begin, players asked one after the other, and draws. */
class BegunProgramsTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("a", "asks", pick("enemies", add(TARGET, "gold", 1)), gain("life", 1)),
          Cards.ability(
              "a",
              "begins, then one goes",
              run("begin", "a/asks", SELF, "beside"),
              draw("enemies", run("destroy", TARGET))),
          Cards.ability(
              "a", "begins before", run("begin", "a/asks", SELF, "before"), gain("gold", 1)),
          Cards.ability(
              "a",
              "begins two",
              run("begin", "a/asks", SELF, "beside"),
              run("begin", "a/asks", SELF, "beside"),
              gain("gold", 1)),
          Cards.ability(
              "a", "begins turns", run("begin", "a/turns", SELF, "beside"), gain("gold", 1)),
          Cards.ability(
              "a",
              "turns",
              inTurn("enemies", choose(branch("take", gain("guard", 1)), branch("leave"))),
              gain("life", 1)),
          Cards.ability(
              "a",
              "may in turn",
              inTurn(
                  "enemies",
                  when(
                      above(stat(SELF, "life"), 0),
                      List.of(mayPick("allies", add(TARGET, "guard", 1), gain("gold", 3))),
                      List.of())),
              gain("life", 1)),
          Cards.ability("a", "begins may in turn", run("begin", "a/may-in-turn", SELF, "beside")),
          Cards.ability("a", "draws", draw("enemies", add(TARGET, "gold", 1)), gain("life", 1)),
          Cards.ability("a", "may ask nobody", mayPick("nobody", gain("gold", 1)), gain("life", 1)),
          Cards.ability("a", "draws nobody", draw("nobody", gain("gold", 1)), gain("life", 1)));

  private static Scene scene() {
    return Scene.of(BOOK).has(0, "a").has(1, "b").has(1, "c").has(1, "d");
  }

  @Test
  void aProgramBegunBesideHoldsNothingUpAndKeepsItsOptions() {
    Scene scene = scene().start().use("a", "begins two");
    assertThat(scene.gold("a")).isEqualTo(1);
    assertThat(scene.match().pendingDecisions()).hasSize(2);
    assertThat(scene.stat("a", "life")).isZero();
    scene.answer(0, scene.optionOf("d")).answer(0, scene.optionOf("d"));
    assertThat(scene.gold("d")).isEqualTo(2);
    assertThat(scene.stat("a", "life")).isEqualTo(2);
    assertThat(scene.open("act").player()).isZero();
  }

  @Test
  void optionsStayAsTheyWereWhenTheQuestionArose() {
    Scene scene = scene().rolls(3).start().use("a", "begins, then one goes");
    assertThat(scene.entity("d").isPresent()).isFalse();
    assertThat(scene.match().pendingDecisions().get(0).option(scene.optionOf("d"))).isNotNull();
  }

  @Test
  void aProgramBegunBeforeIsWaitedFor() {
    Scene scene = scene().start().use("a", "begins before");
    assertThat(scene.gold("a")).isZero();
    scene.answer(0, scene.optionOf("b"));
    assertThat(scene.gold("a")).isEqualTo(1);
  }

  @Test
  void playersAskedInTurnAnswerOneAfterTheOther() {
    Scene scene = scene().start().use("a", "turns");
    for (String answer : List.of("take", "leave", "take")) {
      assertThat(scene.match().pendingDecisions()).hasSize(1);
      assertThat(scene.stat("a", "life")).isZero();
      scene.answer(1, answer);
    }
    assertThat(List.of(scene.stat("b", "guard"), scene.stat("c", "guard")))
        .containsExactly(1.0, 0.0);
    assertThat(scene.stat("d", "guard")).isEqualTo(1);
    assertThat(scene.stat("a", "life")).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"may in turn", "begins may in turn"})
  void aPlayerWhoDeclinesLetsTheOthersBeAsked(String ability) {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "a")
            .has(1, "b", "life", 1)
            .has(1, "c")
            .has(1, "d", "life", 1)
            .start()
            .use("a", ability)
            .answer(1, "none");
    assertThat(scene.match().pendingDecisions().get(0).holder())
        .isEqualTo(scene.entity("d").getId());
    scene.answer(1, scene.optionOf("c"));
    assertThat(List.of(scene.gold("b"), scene.gold("d"), scene.stat("c", "guard")))
        .containsExactly(0.0, 3.0, 1.0);
    assertThat(scene.stat("a", "life")).isEqualTo(1);
  }

  @Test
  void anOptionalQuestionWithoutOtherOptionsIsNotAsked() {
    Scene scene = scene().start().use("a", "may ask nobody");
    assertThat(scene.stat("a", "life")).isEqualTo(1);
    assertThat(scene.open("act").player()).isZero();
  }

  @Test
  void aProgramBegunBesideAsksInTurnOneAtATime() {
    Scene scene = scene().start().use("a", "begins turns");
    assertThat(scene.gold("a")).isEqualTo(1);
    for (int i = 0; i < 3; i++) {
      assertThat(scene.match().pendingDecisions()).hasSize(1);
      scene.answer(1, "take");
    }
    assertThat(scene.stat("a", "life")).isEqualTo(1);
    assertThat(scene.open("act").player()).isZero();
  }

  @Test
  void chanceDrawsOneOfAGroup() {
    Scene scene = scene().rolls(3, 1).start().use("a", "draws").use("a", "draws");
    assertThat(List.of(scene.gold("b"), scene.gold("c"), scene.gold("d")))
        .containsExactly(1.0, 0.0, 1.0);
    assertThat(scene.stat("a", "life")).isEqualTo(2);
  }

  @Test
  void fromAnEmptyGroupNothingIsDrawn() {
    Scene scene = scene().rolls().start().use("a", "draws nobody");
    assertThat(scene.gold("a")).isZero();
    assertThat(scene.stat("a", "life")).isEqualTo(1);
  }
}
