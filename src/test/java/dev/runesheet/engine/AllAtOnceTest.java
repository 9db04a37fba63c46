package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.allAtOnce;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.perform;
import static dev.runesheet.engine.testgame.Steps.stat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.Decision;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that ask several players at the same time and go on when all have answered. */
class AllAtOnceTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability(
              "a",
              "ask all",
              gain("gold", 1),
              allAtOnce("all", choose(branch("take", gain("guard", 1)), branch("leave"))),
              gain("gold", stat(SELF, "gold"))),
          Cards.ability("a", "ask nobody", allAtOnce("nobody", gain("guard", 1)), gain("gold", 7)),
          Cards.ability(
              "a", "all without asking", allAtOnce("all", gain("guard", 1)), gain("gold", 7)),
          Cards.ability(
              "a",
              "ask all deep",
              allAtOnce("all", perform("a/deep"), gain("life", 1)),
              gain("gold", 7)),
          Cards.ability(
              "a",
              "deep",
              choose(branch("take", gain("guard", 1)), branch("leave")),
              gain("power", 1)),
          Cards.answer(
              "watch",
              "hears",
              Trigger.any("guard changes"),
              choose(branch("pay", gain("gold", 1)), branch("not"))));

  private static Scene scene() {
    return Scene.of(BOOK)
        .has(0, "a")
        .has(1, "b", "power", 3)
        .has(1, "c", "power", 1)
        .has(1, "d", "power", 9);
  }

  @ParameterizedTest
  @CsvSource({"ask all, 2", "ask all deep, 7"})
  void allAreAskedAtOnceAndMayAnswerInAnyOrder(String ability, double gold) {
    for (int first = 0; first < 4; first++) {
      Scene scene = scene().start().use("a", ability);
      assertThat(scene.match().pendingDecisions()).hasSize(4);
      scene.match().choose(scene.match().pendingDecisions().get(first).id(), "take");
      assertThat(scene.match().pendingDecisions()).hasSize(3);
      scene.match().choose(scene.match().pendingDecisions().get(2).id(), "leave");
      scene.match().choose(scene.match().pendingDecisions().get(0).id(), "take");
      assertThat(scene.gold("a")).as("the program waits for the last").isLessThan(gold);
      scene.match().choose(scene.match().pendingDecisions().get(0).id(), "take");
      assertThat(scene.gold("a")).isEqualTo(gold);
      assertThat(
              scene.match().world().entities().stream().mapToDouble(one -> one.stat("guard")).sum())
          .isEqualTo(3);
    }
  }

  @Test
  void whoHasAnsweredGoesOnBeforeTheOthersAnswer() {
    Scene scene = scene().start().use("a", "ask all deep");
    List<Decision> open = scene.match().pendingDecisions();
    scene.match().choose(open.get(3).id(), "take");
    scene.match().choose(open.get(1).id(), "take");
    assertThat(List.of(scene.stat("d", "life"), scene.stat("b", "life"))).containsExactly(1.0, 1.0);
    assertThat(List.of(scene.stat("a", "life"), scene.stat("c", "life"))).containsExactly(0.0, 0.0);
  }

  @ParameterizedTest
  @CsvSource({"ask nobody, 0", "all without asking, 4"})
  void aForkWithoutQuestionsGoesOnAtOnce(String ability, double guards) {
    Scene scene = scene().start().use("a", ability);
    assertThat(scene.gold("a")).isEqualTo(7);
    assertThat(
            scene.match().world().entities().stream().mapToDouble(one -> one.stat("guard")).sum())
        .isEqualTo(guards);
  }

  @Test
  void anAnswerToAnEventMayAskWhileAForkIsOpen() {
    Scene scene = scene().has(1, "watch").start().use("a", "ask all");
    scene.match().choose(scene.match().pendingDecisions().get(1).id(), "take");
    scene
        .match()
        .choose(
            scene.match().pendingDecisions().stream()
                .filter(one -> one.option("pay") != null)
                .findFirst()
                .orElseThrow()
                .id(),
            "pay");
    while (scene.match().pendingDecisions().get(0).option("leave") != null) {
      scene.match().choose(scene.match().pendingDecisions().get(0).id(), "leave");
    }
    assertThat(scene.gold("watch")).isEqualTo(1);
    assertThat(scene.gold("a")).isEqualTo(2);
  }
}
