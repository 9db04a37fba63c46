package dev.runesheet.why;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.above;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.group;
import static dev.runesheet.engine.testgame.Steps.run;
import static dev.runesheet.engine.testgame.Steps.stat;
import static dev.runesheet.engine.testgame.Steps.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.word.Need;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** For each reason that an effect does nothing there is a made case, and the reason is named. */
class WhyNotTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.answer(EffectDefinition.GLOBAL, "wages", Trigger.own("turn ends"), gain("gold", 1)),
          Cards.answer("bard", "echo", Trigger.own("turn ends"), gain("guard", 1)),
          Cards.answer("bard", "wince", Trigger.own("life changes"), gain("guard", 1)),
          Cards.answer(
              "miser",
              "save",
              Trigger.own("turn ends"),
              when(above(stat(SELF, "gold"), 4), List.of(gain("gold", -5)), List.of())),
          Cards.answer(
              "miser",
              "treat",
              Trigger.own("turn ends"),
              each(
                  "other allies",
                  when(above(stat(SELF, "gold"), 4), List.of(gain("gold", -5)), List.of()))),
          Cards.answer("sheep", "flee", Trigger.own("shout"), run("destroy", SELF)),
          Cards.first(
              Cards.answer(
                  "wolf",
                  "howl",
                  new Trigger("turn ends", Watch.ANY, Need.LIVE),
                  run("destroy", dev.runesheet.engine.testgame.Steps.OPPONENT)),
              9),
          Cards.ability("bard", "hurt", gain("life", -1)),
          Cards.ability("bard", "leave", run("destroy", SELF)),
          Cards.ability("crier", "cry", run("shout", "queued cry"), run("shout", "queued cry")),
          Cards.answer("crier", "listen", Trigger.own("queued cry"), gain("guard", 1)),
          Cards.answer(
              "mayfly", "shine", Trigger.own("turn ends"), gain("guard", 1), run("use-up")),
          Cards.first(Cards.answer("king", "rule", Trigger.own("turn ends"), run("win-game")), 9),
          Cards.answer(
              "hoarder",
              "count",
              Trigger.own("turn ends"),
              when(
                  new Condition.Comparison(
                      Condition.Relation.ABOVE,
                      stat(SELF, "gold"),
                      new Value.Count(group("allies"))),
                  List.of(gain("gold", -5)),
                  List.of())),
          Cards.answer(
              "snob",
              "sneer",
              Trigger.own("turn ends"),
              when(new Condition.Is(SELF, "zone", "bench"), List.of(gain("guard", 1)), List.of())),
          Cards.stacked("lesser", "wall", 1, "allies", StackingMode.MAX_ONLY, ""),
          Cards.stacked("greater", "wall", 4, "allies", StackingMode.MAX_ONLY, ""),
          Cards.aura("bard", "song", "power", 2, "other allies"),
          Cards.counting("choir", "hymn", "power", "self", "allies"),
          Cards.counting("tower", "watch", "power", "self", "enemies"),
          Cards.late("gambler", "luck", "power", 3, above(stat(SELF, "gold"), 4)),
          Cards.suppressor("warden", "enemies"),
          Cards.ability("witch", "hex", run("grant", "statuses/weak", SELF, 0)),
          Cards.aura("statuses", "weak", "power", -1, "self"),
          Cards.stacked("three", "boost", 3, "allies", StackingMode.NO_STACK, ""),
          Cards.stacked("five", "boost", 5, "allies", StackingMode.NO_STACK, ""));

  private static Why why(Scene scene) {
    return Why.of(scene.match());
  }

  /** The last event of a trigger. */
  private static int event(Why why, String trigger) {
    return why.trace().steps().stream()
        .filter(
            step ->
                step instanceof Step.Raised raised && raised.event().getTrigger().equals(trigger))
        .reduce((first, second) -> second)
        .orElseThrow()
        .number();
  }

  private static Reason reason(Scene scene, String effect, String trigger) {
    Why why = why(scene);
    List<Candidate> found = why.not(effect, event(why, trigger), -1);
    assertThat(found).as(found.toString()).hasSize(1);
    return found.get(0).reason();
  }

  @Test
  void notInPlaySinceNobodyBringsIt() {
    Scene scene = Scene.of(BOOK).has(0, "plain").has(1, "plain").start().endTurn();
    assertThat(reason(scene, "echo", "turn ends").sentence())
        .isEqualTo("it is not in play: no 'bard' has come into this match");
  }

  @Test
  void aStatusThatHasEndedNamesWhoHadItAndUntilWhen() {
    Scene scene = Scene.of(BOOK).has(0, "witch").has(1, "plain").start();
    scene.use("witch", "hex").endTurn().endTurn();
    assertThat(reason(scene, "weak", "turn ends").sentence())
        .matches("it is not in play: witch had it until step \\d+");
  }

  @Test
  void aStatusThatNothingHadIsNoCardThatHasNotCome() {
    Scene scene = Scene.of(BOOK).has(0, "plain").has(1, "plain").start().endTurn();
    assertThat(reason(scene, "weak", "turn ends").sentence())
        .isEqualTo("it is not in play: nothing has been given it so far");
  }

  @Test
  void notInPlaySinceItsSourceHasLeft() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(1, "plain").start().use("bard", "leave");
    assertThat(reason(scene.endTurn(), "echo", "turn ends").sentence())
        .isEqualTo("it is not in play: bard is in 'discard', not in play");
  }

  @Test
  void suppressed() {
    Scene scene =
        Scene.of(BOOK).has(0, "bard").has(1, "warden").has(1, "warden", "second", "bench").start();
    assertThat(reason(scene.endTurn(), "echo", "turn ends").sentence())
        .isEqualTo("it is suppressed by silence of second and silence of warden");
  }

  @Test
  void wrongTrigger() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(1, "plain").start().endTurn();
    assertThat(reason(scene, "wince", "turn ends"))
        .isEqualTo(new Reason.WrongTrigger("life changes", "turn ends"));
  }

  @Test
  void itsScopeDoesNotReachWhomTheEventIsAbout() {
    Scene scene =
        Scene.of(BOOK).has(0, "bard").has(0, "bard", "other", "bench").has(1, "plain").start();
    Why why = why(scene.use("bard", "hurt"));
    List<Candidate> found = why.not("wince", event(why, "life changes"), -1);
    assertThat(found).extracting(Candidate::holderName).containsExactly("bard", "other");
    assertThat(found.get(0).reason()).isInstanceOf(Reason.Ran.class);
    assertThat(found.get(1).reason()).isEqualTo(new Reason.NotWatched(Watch.OWN, "bard"));
  }

  @Test
  void aGuardDidNotHoldAndWhatItFoundIsTold() {
    Scene scene = Scene.of(BOOK).has(0, "miser", "gold", 3).has(1, "plain").start().endTurn();
    Reason reason = reason(scene, "save", "turn ends");
    assertThat(reason.word()).isEqualTo("guard");
    assertThat(reason.sentence()).isEqualTo("it asks whether gold of self > 4: it was 3");
  }

  @Test
  void aLoopOverNobodyFoundNothingToActOn() {
    Scene scene = Scene.of(BOOK).has(0, "miser").has(1, "plain").start().endTurn();
    Reason reason = reason(scene, "treat", "turn ends");
    assertThat(reason.sentence()).isEqualTo("it ran, but there was nothing for it to act on");
  }

  @Test
  void theEndOfALoopIsNoReason() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "miser", "gold", 3)
            .has(0, "plain", "friend", "bench")
            .has(1, "plain")
            .start()
            .endTurn();
    Reason reason = reason(scene, "treat", "turn ends");
    assertThat(reason.sentence()).isEqualTo("it asks whether gold of self > 4: it was 3");
  }

  @Test
  void aGuardThatHeldIsNoReason() {
    Scene scene = Scene.of(BOOK).has(0, "miser", "gold", 7).has(1, "plain").start().endTurn();
    assertThat(reason(scene, "save", "turn ends"))
        .isInstanceOfSatisfying(Reason.Ran.class, ran -> assertThat(ran.changes()).isEqualTo(1));
  }

  @Test
  void replacedByStacking() {
    Scene scene = Scene.of(BOOK).has(0, "three").has(0, "five").has(1, "plain").start().endTurn();
    Why why = why(scene);
    int three = scene.entity("three").getId();
    int event = event(why, "turn ends");
    assertThat(why.not("five/boost", event, three))
        .singleElement()
        .extracting(Candidate::reason)
        .isEqualTo(new Reason.Replaced(StackingMode.NO_STACK, List.of("boost of three")));
    assertThat(why.not("three/boost", event, three))
        .singleElement()
        .extracting(one -> one.reason().sentence())
        .isEqualTo("it counts: add 3 to power of three");
  }

  @Test
  void aChangeUnderAConditionCountsWhereThatHolds() {
    Scene scene = Scene.of(BOOK).has(0, "gambler").has(1, "plain").start().endTurn();
    Why why = why(scene);
    assertThat(why.not("luck", event(why, "turn ends"), scene.entity("gambler").getId()))
        .singleElement()
        .extracting(one -> one.reason().sentence())
        .isEqualTo("it counts: add 3 to power of gambler, wherever its condition holds");
  }

  @Test
  void whatSeveralHoldersOfANameBringSaysHowOften() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "bard")
            .has(0, "bard", "bard", "bench")
            .has(0, "plain")
            .has(1, "plain", "foe", "active")
            .start()
            .endTurn();
    Why why = why(scene);
    int event = event(why, "turn ends");
    List<Candidate> found = why.not("song", event, scene.entity("plain").getId());
    assertThat(new Verdicts(why.trace(), "song", Map.of(event, found)).text().lines())
        .hasSize(3)
        .contains("song of bard (bard/song): it counts: add 2 to power of plain")
        .contains("    at step " + event + " (2 times)");
  }

  @Test
  void aContinuousEffectDoesNotReachItsHolder() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(1, "plain").start().endTurn();
    Why why = why(scene);
    assertThat(why.not("song", event(why, "turn ends"), scene.entity("bard").getId()))
        .singleElement()
        .extracting(Candidate::reason)
        .isEqualTo(new Reason.NotReached("other allies", "", "bard"));
  }

  @Test
  void whoIsOutsideOfTheScopeIsToldSoAlsoOfWhatCountsForEach() {
    Scene scene = Scene.of(BOOK).has(0, "choir").has(0, "plain").start().endTurn();
    Why why = why(scene);
    assertThat(why.not("hymn", event(why, "turn ends"), scene.entity("plain").getId()))
        .singleElement()
        .extracting(Candidate::reason)
        .isEqualTo(new Reason.NotReached("self", "", "plain"));
  }

  @Test
  void whatIsCountedAndNotThereIsTold() {
    Scene scene = Scene.of(BOOK).has(0, "tower").has(0, "plain").start().endTurn();
    Why why = why(scene);
    assertThat(why.not("watch", event(why, "turn ends"), scene.entity("tower").getId()))
        .singleElement()
        .extracting(Candidate::reason)
        .isEqualTo(new Reason.NotReached("self", "enemies", "tower"));
    assertThat(why.not("watch", event(why, "turn ends"), scene.entity("plain").getId()))
        .singleElement()
        .extracting(Candidate::reason)
        .isEqualTo(new Reason.NotReached("self", "", "plain"));
  }

  @Test
  void itsForceWasLostBeforeItsTurn() {
    Scene scene = Scene.of(BOOK).has(1, "wolf").has(0, "bard").start().endTurn();
    assertThat(reason(scene, "echo", "turn ends")).isEqualTo(new Reason.LostForce());
  }

  @Test
  void anAbilityThatWasNotChosen() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(1, "plain").start().use("bard", "hurt");
    assertThat(reason(scene, "leave", "life changes")).isEqualTo(new Reason.NotChosen("hurt"));
  }

  @Test
  void anAbilityOfACardThatIsNotInTheMatch() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(1, "plain").start().use("bard", "hurt");
    assertThat(reason(scene, "cry", "life changes"))
        .isEqualTo(new Reason.NotInPlay("no 'crier' has come into this match"));
  }

  @Test
  void anEffectThatWasNeverAskedHasNoEvents() {
    Scene scene = Scene.of(BOOK).has(0, "sheep").has(1, "plain").start().endTurn();
    assertThat(why(scene).not("flee")).isEmpty();
  }

  @Test
  void theWholeMatchIsLookedAtWithoutAnEvent() {
    Scene scene = Scene.of(BOOK).has(0, "miser", "gold", 1).has(1, "plain").start();
    scene.endTurn().endTurn().endTurn();
    assertThat(why(scene).not("save").values())
        .allSatisfy(found -> assertThat(found.get(0).reason().word()).isEqualTo("guard"))
        .hasSize(3);
  }

  @Test
  void aMatchAnswersWhyNotInWordsAndAsJson() {
    Scene scene = Scene.of(BOOK).has(0, "miser", "gold", 3).has(1, "plain").start().endTurn();
    Match match = scene.match();
    assertThat(match.whyNot("save").text().lines())
        .first()
        .isEqualTo("save of miser (miser/save): it asks whether gold of self > 4: it was 3");
    assertThat(match.whyNot("save").json().findValuesAsText("reason")).containsExactly("guard");
    assertThat(match.whyNot("flee").text())
        .isEqualTo("Nothing that 'flee' answers ever happened, and nobody chose it.");
    assertThatThrownBy(() -> match.whyNot("ecco"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("effect (ecco)");
  }

  @Test
  void whatHoldsWhileItIsInPlayIsNotSaidToAnswerEvents() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(1, "plain").start().endTurn();
    assertThat(scene.match().whyNot("song").text().lines())
        .first()
        .isEqualTo("'song' answers no event: it holds as long as it is in play.");
    assertThat(scene.match().whyNot("song").text()).contains("came into play at step ");
    Scene without = Scene.of(BOOK).has(0, "miser").has(1, "plain").start().endTurn();
    assertThat(without.match().whyNot("song").text()).isEqualTo("'song' was never in play.");
  }

  @Test
  void unknownEffectsAndStepsAreRefused() {
    Why why = why(Scene.of(BOOK).has(0, "bard").has(1, "plain").start().endTurn());
    assertThatThrownBy(() -> why.not("ecco", event(why, "turn ends"), -1))
        .hasMessageContaining("ecco");
    assertThatThrownBy(() -> why.not("echo", 1, -1)).hasMessageContaining("is no event");
  }

  @Test
  void theEventWasDropped() {
    Scene scene =
        Scene.of(BOOK)
            .limits(new Limits(1, 100, 100, 100, true))
            .has(0, "crier")
            .has(1, "plain")
            .start()
            .use("crier", "cry");
    assertThat(reason(scene, "listen", "queued cry"))
        .isEqualTo(new Reason.Unheard("too many events wait"));
  }

  @Test
  void notInPlayAlthoughItsSourceIs() {
    Scene scene = Scene.of(BOOK).has(0, "mayfly").has(1, "plain").start();
    scene.endTurn().endTurn().endTurn();
    assertThat(reason(scene, "shine", "turn ends").sentence())
        .isEqualTo("it is not in play: mayfly is in play without it");
  }

  @Test
  void theMatchEndedBeforeItsTurn() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(0, "king").has(1, "plain").start().endTurn();
    assertThat(reason(scene, "echo", "turn ends").sentence())
        .isEqualTo("the event was not heard: the match ended before");
  }

  @Test
  void aGuardThatCountsIsToldInWordsWithWhatItFound() {
    Scene scene = Scene.of(BOOK).has(0, "hoarder", "gold", 1).has(1, "plain").start().endTurn();
    Reason reason = reason(scene, "count", "turn ends");
    assertThat(reason.word()).isEqualTo("guard");
    assertThat(reason.sentence())
        .isEqualTo(
            "it asks whether its gold is above the number of allies: its gold = 1, the number of"
                + " allies = 1");
  }

  @Test
  void aGuardOnAWordTellsTheWordThatItFound() {
    Scene scene = Scene.of(BOOK).has(0, "snob").has(1, "plain").start().endTurn();
    assertThat(reason(scene, "sneer", "turn ends").sentence())
        .isEqualTo("it asks whether zone of self is bench: it was active");
  }

  @Test
  void theSmallerOfTwoIsReplacedWhereOnlyTheLargestCounts() {
    Scene scene =
        Scene.of(BOOK).has(0, "lesser").has(0, "greater").has(1, "plain").start().endTurn();
    Why why = why(scene);
    int on = scene.entity("lesser").getId();
    assertThat(why.not("lesser/wall", event(why, "turn ends"), on))
        .singleElement()
        .extracting(Candidate::reason)
        .isEqualTo(new Reason.Replaced(StackingMode.MAX_ONLY, List.of("wall of greater")));
  }

  @Test
  void aContinuousEffectThatIsSuppressedDoesNotCount() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(0, "plain").has(1, "warden").start().endTurn();
    Why why = why(scene);
    int on = scene.entity("plain").getId();
    assertThat(why.not("song", event(why, "turn ends"), on))
        .singleElement()
        .extracting(Candidate::reason)
        .isEqualTo(new Reason.Suppressed(List.of("silence of warden")));
    assertThat(silence(why, scene, "plain"))
        .isEqualTo("it suppresses the effects of 'enemies', and none that plain has");
    assertThat(silence(why, scene, "bard"))
        .isEqualTo("it counts: it suppresses 'echo', 'song', 'wince' of bard");
    assertThat(silence(why, scene, "warden"))
        .isEqualTo("it suppresses the effects of 'enemies', and none that warden has");
    assertThat(why.not("silence", event(why, "turn ends"), -1))
        .singleElement()
        .extracting(one -> one.reason().sentence())
        .isEqualTo("it counts: it suppresses the effects of 'enemies'");
  }

  /** What the suppressor's effect is to an entity. */
  private static String silence(Why why, Scene scene, String about) {
    int on = scene.entity(about).getId();
    return why.not("silence", event(why, "turn ends"), on).get(0).reason().sentence();
  }
}
