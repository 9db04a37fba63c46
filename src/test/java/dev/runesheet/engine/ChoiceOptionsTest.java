package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.OWNER;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.bids;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.branchEach;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.chooseUnlessAlone;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which options a question has: ways, entities, and lists that the game works out. */
class ChoiceOptionsTest {

  private static final Step.Branch RICH =
      branch("rich", gain("gold", 10)).onlyWhen(above(stat(OWNER, "gold"), 4));

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability(
              "a",
              "mixed",
              choose(
                  RICH,
                  branchEach("", "enemies", add(TARGET, "gold", 1)),
                  branchEach("twice", "enemies", add(TARGET, "gold", 2)),
                  branchEach("", "nobody", gain("gold", 100)))),
          Cards.ability("a", "rich or nothing", choose(RICH), gain("guard", 1)),
          Cards.ability("a", "alone", chooseUnlessAlone(RICH, branch("poor", gain("life", 1)))),
          Cards.ability(
              "a",
              "alone on somebody",
              chooseUnlessAlone(branchEach("", "other allies", add(TARGET, "gold", 3)))),
          Cards.ability(
              "a", "none alone", chooseUnlessAlone(branchEach("", "nobody")), gain("guard", 1)),
          Cards.ability(
              "a", "bid", choose(bids("bid", SELF, run("bid", OWNER, new Argument.Answer())))),
          Cards.ability(
              "a", "child bids", choose(branch("go")), perform("a/bid"), gain("guard", 1)));

  private static Scene scene(int gold) {
    return Scene.of(BOOK)
        .has(0, "a", "gold", gold, "life", 2)
        .has(0, "friend")
        .has(1, "b")
        .has(1, "c")
        .start();
  }

  private static List<String> options(Scene scene) {
    return scene.match().pendingDecisions().get(0).options().stream().map(Option::id).toList();
  }

  @Test
  void waysThatAreNotOpenGiveNoOption() {
    assertThat(options(scene(4).use("a", "mixed"))).doesNotContain("rich");
    assertThat(options(scene(5).use("a", "mixed"))).contains("rich");
  }

  @Test
  void waysAndEntitiesStandInOneQuestion() {
    Scene scene = scene(5).use("a", "mixed");
    String b = scene.optionOf("b");
    String c = scene.optionOf("c");
    assertThat(options(scene)).containsExactly("rich", b, c, b + " twice", c + " twice");
    scene.answer(0, c + " twice");
    assertThat(scene.gold("c")).isEqualTo(2);
    assertThat(scene.gold("b")).isZero();
  }

  @Test
  void aQuestionWithoutOptionsIsNotAsked() {
    Scene scene = scene(0).use("a", "rich or nothing");
    assertThat(scene.stat("a", "guard")).isEqualTo(1);
    assertThat(scene(0).use("a", "none alone").stat("a", "guard")).isEqualTo(1);
  }

  @Test
  void aLoneOptionIsTakenWithoutAskingIfTheStepSaysSo() {
    assertThat(scene(0).use("a", "alone").stat("a", "life")).isEqualTo(3);
    assertThat(scene(0).use("a", "alone on somebody").gold("friend")).isEqualTo(3);
    assertThat(options(scene(5).use("a", "alone"))).containsExactly("rich", "poor");
    assertThat(options(scene(5).use("a", "rich or nothing"))).containsExactly("rich");
  }

  @Test
  void theGameWorksOutAListAndTheVerbReadsTheAnswer() {
    Scene scene = scene(9).use("a", "bid");
    assertThat(options(scene)).containsExactly("bid 1", "bid 2");
    assertThat(scene.answer(0, "bid 2").gold("a")).isEqualTo(7);
  }

  @Test
  void theAnswerOfAChildIsItsOwn() {
    Scene scene = scene(9).use("a", "child bids").answer(0, "go").answer(0, "bid 1");
    assertThat(scene.gold("a")).isEqualTo(8);
    assertThat(scene.stat("a", "guard")).isEqualTo(1);
  }

  @Test
  void aDecisionSaysWhatAsksAndOnWhichEntity() {
    Scene scene = scene(9).use("a", "bid");
    Decision decision = scene.match().pendingDecisions().get(0);
    assertThat(decision.effect()).isEqualTo("a/bid");
    assertThat(decision.holder()).isEqualTo(scene.entity("a").getId());
    assertThat(decision.prompt()).isEqualTo("choose");
  }
}
