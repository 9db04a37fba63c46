package dev.runesheet.why;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Trigger;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Reasoning;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every change leads back over its rule, effect and event to the answer that began it. */
class TraceTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability(
              "knight",
              "train",
              when(
                  above(stat(SELF, "gold"), 2),
                  List.of(gain("life", 3)),
                  List.of(gain("life", 1)))),
          Cards.answer("knight", "harden", Trigger.own("life changes"), gain("guard", 1)),
          Cards.ability(
              "knight",
              "rest",
              choose(branch("eat", gain("life", 1)), branch("pray", gain("gold", 1)))),
          Cards.ability(
              "knight",
              "gamble",
              when(
                  new Condition.Comparison(
                      Condition.Relation.ABOVE, stat(SELF, "gold"), stat(SELF, "guard")),
                  List.of(gain("life", stat(SELF, "gold"))),
                  List.of(gain("life", -1)))));

  private static Scene scene() {
    return Scene.of(BOOK).has(0, "knight", "gold", 5).has(1, "plain").start();
  }

  private static int last(Match match, String stat) {
    List<Happening> all = match.happenings();
    for (int i = all.size() - 1; i >= 0; i--) {
      if (all.get(i) instanceof Happening.StatChanged change && change.stat().equals(stat)) {
        return i;
      }
    }
    throw new AssertionError(stat);
  }

  @Test
  void aChangeLeadsBackToTheAnswer() {
    Match match = scene().use("knight", "train").match();
    Why why = Why.of(match);
    StepWords words = new StepWords(why.trace());
    assertThat(why.change(last(match, "guard")).stream().map(words::line))
        .containsExactly(
            "knight's guard 0 → 1",
            "verb add-stat: target knight, stat guard, delta 1",
            "step knight/harden",
            "harden (knight/harden) of knight ran",
            "event 'life changes' (knight), by knight",
            "knight's life 0 → 3",
            "verb add-stat: target knight, stat life, delta 3",
            "step knight/train",
            "train (knight/train) of knight ran",
            "player 0 chose train");
  }

  @Test
  void aMatchAnswersWhyInWordsAndAsJson() {
    Match match = scene().use("knight", "train").match();
    Reasoning why = match.why(last(match, "guard"));
    assertThat(why.text().lines().map(line -> line.replaceFirst("^[ \\d]+", "")))
        .startsWith("knight's guard 0 → 1")
        .containsSubsequence(
            "harden (knight/harden) of knight ran", "player 0 chose train", "It caused:");
    assertThat(why.json().path("cameOf").findValuesAsText("kind"))
        .startsWith("changed", "called", "block", "ran", "raised", "changed")
        .endsWith("chosen");
    assertThat(why.json().path("cameOf").get(0).path("stat").asText()).isEqualTo("guard");
  }

  @Test
  void inAForkPlacesAreThoseOfItsOwnLog() {
    Match match = scene().use("knight", "train").match();
    try (Match fork = match.fork()) {
      Scene.of(fork).use("knight", "rest");
      String eat = fork.pendingDecisions().get(0).options().get(0).id();
      fork.choose(fork.pendingDecisions().get(0).id(), eat);
      Happening.StatChanged change =
          (Happening.StatChanged) fork.happenings().get(last(fork, "life"));
      assertThat(change.before()).isEqualTo(3);
      assertThat(fork.why(last(fork, "life")).text()).contains("knight's life 3 → 4");
    }
  }

  @Test
  void whatIsNoChangeOfTheMatchHasNoReason() {
    Match match = scene().use("knight", "train").match();
    assertThatThrownBy(() -> match.why(match.happenings().size()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("(" + match.happenings().size() + ")");
    match.update(context -> context.setStat(context.entity(0), "gold", 9));
    assertThatThrownBy(() -> match.why(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("update()");
  }

  @Test
  void theVerbTheRuleAndTheGuardsOfBothBranchesAreTold() {
    Match match = scene().use("knight", "train").match();
    Why why = Why.of(match);
    List<Step> chain = why.change(last(match, "life"));
    Step.Changed changed = (Step.Changed) chain.get(0);
    assertThat(changed.verb()).isEqualTo("add-stat");
    assertThat(changed.rule()).isEqualTo("knight/train/0.then");
    assertThat(((Step.Called) chain.get(1)).arguments())
        .extracting(Step.Argument::name, Step.Argument::value)
        .containsExactly(tuple("target", "knight"), tuple("stat", "life"), tuple("delta", "3"));
    Step.Block block = (Step.Block) chain.get(2);
    assertThat(block.rules())
        .extracting(EvaluatedRule::rule, EvaluatedRule::fired)
        .containsExactlyInAnyOrder(
            tuple("knight/train/0.then", true), tuple("knight/train/0.else", false));
    assertThat(block.rules())
        .flatExtracting(EvaluatedRule::guards)
        .extracting(EvaluatedGuard::sentence)
        .containsExactlyInAnyOrder("gold of self > 2: it was 5", "gold of self ≤ 2: it was 5");
  }

  @Test
  void aTestThatAConsequenceWorksOutIsToldInWordsWithWhatItRead() {
    Why why = Why.of(scene().use("knight", "gamble").match());
    assertThat(why.trace().steps())
        .filteredOn(Step.Block.class::isInstance)
        .flatExtracting(step -> ((Step.Block) step).rules())
        .filteredOn(EvaluatedRule::fired)
        .flatExtracting(EvaluatedRule::guards)
        .extracting(EvaluatedGuard::sentence, EvaluatedGuard::holds)
        .containsExactly(tuple("its gold is above its guard: its gold = 5, its guard = 0", true));
  }

  @Test
  void aComputedArgumentOfAVerbIsToldAsItWas() {
    Match match = scene().use("knight", "gamble").match();
    StepWords words = new StepWords(Why.of(match).trace());
    assertThat(Why.of(match).change(last(match, "life")).stream().map(words::line))
        .startsWith(
            "knight's life 0 → 5",
            "verb add-stat: target knight, stat life, delta 5",
            "step knight/gamble/0.tested");
  }

  @Test
  void aRestoredMatchIsToldFromWhereItWasSaved() {
    Match saved = scene().use("knight", "train").match();
    Scene restored = Scene.of(BOOK.restore(saved.save())).use("knight", "rest");
    Why why = Why.of(restored.answer(0, "pray").match());
    StepWords words = new StepWords(why.trace());
    assertThat(words.line(why.trace().step(1)))
        .isEqualTo("the match was restored; what led there, up to answer 1, is not known here");
    assertThat(why.change(last(restored.match(), "gold")).stream().map(words::line))
        .startsWith("knight's gold 5 → 6")
        .last()
        .isEqualTo("player 0 chose rest");
    assertThat(why.trace().steps()).extracting(words::line).doesNotContain("player 0 chose train");
  }

  @Test
  void anAnswerOfAProgramStandsBetweenItsSteps() {
    Scene scene = scene().use("knight", "rest").answer(0, "pray");
    Why why = Why.of(scene.match());
    StepWords words = new StepWords(why.trace());
    assertThat(why.change(last(scene.match(), "gold")).stream().map(words::line))
        .startsWith("knight's gold 5 → 6")
        .contains("player 0 chose it gains 1 gold", "player 0 chose rest")
        .last()
        .isEqualTo("player 0 chose rest");
  }

  @Test
  void aPlayerWhoIsShownACardIsCalledAsOneWhoChooses() {
    Match match = scene().use("knight", "rest").match();
    StepWords words = new StepWords(Why.of(match).trace());
    assertThat(words.happening(new Happening.Shown(0, 0, Happening.Cause.GAME)))
        .isEqualTo("knight was shown to player 0");
  }

  @Test
  void whatIsCalledLikeAPlayerIsNone() {
    RuleBook book = ShippedBooks.of("ember-vale");
    try (Match match = book.newMatch(GameTools.of("ember-vale").setup(book, List.of(), 0), 5)) {
      Trace trace = Trace.of(match, List.of(), any -> "Robin");
      assertThat(match.world().entities())
          .filteredOn(one -> trace.isPlayer(one.getId()))
          .extracting(Entity::getKind)
          .containsExactly("player", "player");
    }
  }

  @Test
  void everyHappeningHasItsStep() {
    Match match = scene().use("knight", "train").use("knight", "train").match();
    Trace trace = Why.of(match).trace();
    for (int i = 0; i < match.happenings().size(); i++) {
      Happening happening = match.happenings().get(i);
      boolean isStep =
          !(happening instanceof Happening.Activated || happening instanceof Happening.Answered);
      assertThat(trace.change(i).isPresent()).as(happening.toString()).isEqualTo(isStep);
    }
  }

  @Test
  void parentsComeBeforeTheirChildren() {
    Trace trace = Why.of(scene().use("knight", "train").endTurn().match()).trace();
    assertThat(trace.steps())
        .allSatisfy(step -> assertThat(step.parent()).isLessThan(step.number()));
  }

  @Test
  void tracingChangesNothing() {
    Match match = scene().use("knight", "train").endTurn().match();
    TraceRecorder recorder = new TraceRecorder();
    Match traced = dev.runesheet.engine.trace.Tracing.during(recorder, match.again());
    assertThat(traced.save()).isEqualTo(match.save());
    assertThat(traced.happenings().toString()).isEqualTo(match.happenings().toString());
  }

  @Test
  void whatFailedIsNotInTheTrace() {
    RuleBook wild =
        Books.of(
            Cards.answer("fool", "loop", Trigger.own("life changes"), gain("life", 1)),
            Cards.ability("fool", "trip", gain("life", 1)),
            Cards.ability("fool", "dance", gain("gold", 1)));
    TraceRecorder recorder = new TraceRecorder();
    Scene scene =
        dev.runesheet.engine.trace.Tracing.during(
            recorder, () -> Scene.of(wild).has(0, "fool").has(1, "plain").start());
    assertThatThrownBy(() -> scene.use("fool", "trip"))
        .isInstanceOf(dev.runesheet.spi.ActionFailedException.class);
    scene.use("fool", "dance");
    Trace trace = Trace.of(scene.match(), recorder);
    StepWords words = new StepWords(trace);
    assertThat(trace.steps()).extracting(words::line).doesNotContain("player 0 chose trip");
    int gold = last(scene.match(), "gold");
    assertThat(trace.chain(trace.change(gold).orElseThrow().number())).hasSize(5);
  }

  @Test
  void aMatchThatWasChangedFromOutsideCannotBePlayedAgain() {
    Match match = scene().match();
    match.update(context -> context.setStat(context.entity(0), "gold", 9));
    assertThatThrownBy(() -> Why.of(match)).isInstanceOf(IllegalStateException.class);
  }
}
