package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import org.junit.jupiter.api.Test;

/** Questions that the phases of a game ask: together, as offers, and what is not a legal answer. */
class DecisionTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("a", "call a vote", run("tell", "vote"), gain("gold", 1)),
          Cards.ability("a", "open", run("tell", "open market")),
          Cards.ability("a", "close", run("tell", "close market")),
          Cards.ability("a", "nonsense", gain("gold", 5), run("tell", "no such word")));

  private static Scene scene() {
    return Scene.of(BOOK).players(3).has(0, "a").has(1, "b").has(2, "c").start();
  }

  @Test
  void aVoteIsCarriedOutWhenAllHaveAnsweredInAnyOrder() {
    Scene scene = scene().use("a", "call a vote");
    assertThat(scene.match().pendingDecisions())
        .extracting(Decision::player)
        .containsExactly(0, 1, 2);
    scene.answer(2, "yes").answer(0, "no");
    assertThat(scene.state().votes).isEmpty();
    assertThat(scene.match().pendingDecisions()).extracting(Decision::player).containsExactly(1);
    scene.answer(1, "yes");
    assertThat(scene.state().votes).hasToString("{0=no, 1=yes, 2=yes}");
    assertThat(scene.open("act").player()).isZero();
  }

  @Test
  void aVoteThatWasGivenCannotBeGivenAgain() {
    Scene scene = scene().use("a", "call a vote");
    String first = scene.match().pendingDecisions().get(0).id();
    scene.match().choose(first, "yes");
    assertThatThrownBy(() -> scene.match().choose(first, "no"))
        .isInstanceOf(IllegalChoiceException.class);
  }

  @Test
  void anOfferCanBeTakenAgainAndAgainUntilItIsClosed() {
    Scene scene = scene().use("a", "open");
    assertThat(scene.match().pendingDecisions()).hasSize(4);
    scene.answer(1, "buy").answer(1, "buy").answer(2, "buy");
    assertThat(scene.gold("b")).isEqualTo(2);
    assertThat(scene.gold("c")).isEqualTo(1);
    String offer = scene.open("market").id();
    scene.use("a", "close");
    assertThat(scene.match().pendingDecisions()).hasSize(1);
    assertThatThrownBy(() -> scene.match().choose(offer, "buy"))
        .isInstanceOf(IllegalChoiceException.class)
        .hasMessageContaining("not open");
  }

  @Test
  void whatIsNoLegalAnswerChangesNothing() {
    Scene scene = scene();
    String before = scene.match().save();
    int happenings = scene.match().happenings().size();
    assertThatThrownBy(() -> scene.match().choose(scene.open("act").id(), "fly"))
        .isInstanceOf(IllegalChoiceException.class)
        .hasMessageContaining("fly")
        .hasMessageContaining("end turn");
    assertThatThrownBy(() -> scene.match().choose("d99", "end turn"))
        .isInstanceOf(IllegalChoiceException.class);
    assertThat(scene.match().save()).isEqualTo(before);
    assertThat(scene.match().happenings()).hasSize(happenings);
  }

  @Test
  void aSignalThatTheGameDoesNotKnowIsAMistakeOfItsRuleAndUndone() {
    Scene scene = scene();
    String before = scene.match().save();
    assertThatThrownBy(() -> scene.use("a", "nonsense"))
        .isInstanceOfSatisfying(
            ActionFailedException.class, failed -> assertThat(failed.isMistake()).isTrue());
    assertThat(scene.match().save()).isEqualTo(before);
    assertThat(scene.use("a", "open").match().pendingDecisions()).hasSize(4);
  }

  @Test
  void aMatchThatIsOverTakesNoAnswers() {
    RuleBook book = Books.of(Cards.ability("a", "win", run("win-game")));
    Scene scene = Scene.of(book).has(0, "a").start();
    String question = scene.open("act").id();
    scene.use("a", "win");
    assertThatThrownBy(() -> scene.match().choose(question, "end turn"))
        .isInstanceOf(IllegalChoiceException.class)
        .hasMessageContaining("over");
  }
}
