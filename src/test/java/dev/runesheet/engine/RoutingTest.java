package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.CAUSER;
import static dev.runesheet.engine.testgame.Steps.OPPONENT;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.SUBJECT;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.each;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoutingTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("horn", "blow", run("shout", "alarm")),
          watcher(Watch.OWN),
          watcher(Watch.ALLY),
          watcher(Watch.ENEMY),
          watcher(Watch.OTHER),
          watcher(Watch.ANY),
          Cards.answer("clock", "tick", Trigger.own("turn ends"), gain("gold", 1)),
          Cards.answer(
              "spy",
              "spy",
              Trigger.any("power changes"),
              add(SUBJECT, "gold", new Value.Payload("delta")),
              add(CAUSER, "guard", new Value.Payload("new")),
              gain("life", new Value.Payload("old")),
              gain("life", new Value.Payload("no such number"))),
          Cards.ability("smith", "forge", add(OPPONENT, "power", 3)),
          Cards.ability("bomb", "explode", run("shout", "boom")),
          Cards.first(
              Cards.answer(
                  "bomb",
                  "clear",
                  Trigger.own("boom"),
                  each("other allies", run("destroy", TARGET))),
              9),
          Cards.ability("phoenix", "burn", run("destroy", SELF)),
          Cards.ability("phoenix", "return", run("play", SELF)),
          Cards.answer(
              "phoenix",
              "ashes",
              new Trigger("leaves play", Watch.OWN, Need.LAST_KNOWN),
              gain("gold", 1)),
          Cards.answer(
              "phoenix",
              "live only",
              new Trigger("leaves play", Watch.OWN, Need.LIVE),
              gain("gold", 10)),
          Cards.answer(
              "mourner",
              "mourns",
              new Trigger("leaves play", Watch.ALLY, Need.LIVE),
              gain("gold", 1)),
          Cards.first(
              Cards.answer(
                  "hush",
                  "falls",
                  Trigger.any("boom"),
                  run("conquer", SUBJECT),
                  each("own hand", run("play", TARGET))),
              10),
          Cards.suppressor("warden", "all"),
          needing(Need.LIVE),
          needing(Need.LAST_KNOWN),
          needing(Need.LICENSED));

  private static Effect watcher(Watch watch) {
    return Cards.answer(
        watch.name(), "watch", new Trigger("alarm", watch, Need.LIVE), gain("gold", 1));
  }

  private static Effect needing(Need need) {
    return Cards.answer(
        need.name(), "last words", new Trigger("boom", Watch.ANY, need), gain("gold", 1));
  }

  @ParameterizedTest(name = "{0} answers what is about itself {1}, an ally {2}, an enemy {3}")
  @CsvSource({"OWN, 1, 0, 0", "ALLY, 0, 1, 0", "ENEMY, 0, 0, 1", "OTHER, 0, 1, 1", "ANY, 1, 1, 1"})
  void anEffectAnswersWhatItWatches(String watch, double own, double ally, double enemy) {
    assertThat(aboutItself(watch)).isEqualTo(own);
    assertThat(Scene.of(BOOK).has(0, watch).has(0, "horn").start().use("horn", "blow").gold(watch))
        .isEqualTo(ally);
    assertThat(Scene.of(BOOK).has(0, watch).has(1, "horn").start().use("horn", "blow").gold(watch))
        .isEqualTo(enemy);
  }

  private static double aboutItself(String watch) {
    RuleBook book =
        Books.of(
            watcher(Watch.valueOf(watch)), Cards.ability(watch, "blow", run("shout", "alarm")));
    return Scene.of(book).has(0, watch).start().use(watch, "blow").gold(watch);
  }

  @Test
  void allAnswerWhatIsAboutTheMatch() {
    Scene scene =
        Scene.of(BOOK).has(0, "clock").has(1, "clock", "second", "bench").start().endTurn();
    assertThat(scene.gold("clock")).isEqualTo(1);
    assertThat(scene.gold("second")).isEqualTo(1);
  }

  @Test
  void anAnswerKnowsSubjectCauserAndNumbersOfItsEvent() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "spy")
            .has(0, "smith")
            .has(1, "wolf", "power", 4)
            .start()
            .use("smith", "forge");
    assertThat(scene.gold("wolf")).isEqualTo(3);
    assertThat(scene.stat("smith", "guard")).isEqualTo(7);
    assertThat(scene.stat("spy", "life")).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"LIVE, 0", "LAST_KNOWN, 1", "LICENSED, 1"})
  void anAnswerWhoseHolderLeftBeforeItsTurnRunsIfItNeedsNoLivingEffect(String need, double gold) {
    Scene scene = Scene.of(BOOK).has(0, "bomb").has(0, need).start().use("bomb", "explode");
    assertThat(scene.entity(need).isPresent()).isFalse();
    assertThat(scene.gold(need)).isEqualTo(gold);
  }

  @Test
  void anEffectThatNeedsNotBeLiveAnswersItsOwnHoldersGoingOnce() {
    Scene scene = Scene.of(BOOK).has(0, "phoenix").has(0, "mourner").start().use("phoenix", "burn");
    assertThat(scene.gold("phoenix")).isEqualTo(1);
    assertThat(scene.gold("mourner")).isEqualTo(1);
    assertThat(scene.match().world().inPlay()).noneMatch(effect -> effect.getHolder() == 0);
  }

  @Test
  void anAnswerThatWasSuppressedMeanwhileDoesNotRun() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "bomb")
            .has(0, "LIVE")
            .has(1, "hush")
            .has(1, "warden", "card", "hand")
            .start();
    scene.use("bomb", "explode");
    assertThat(scene.entity("card").isPresent()).isTrue();
    assertThat(scene.gold("LIVE")).isZero();
  }

  @Test
  void anAnswerThatIsStillInForceRunsAfterOthersLeft() {
    Scene scene =
        Scene.of(BOOK).has(0, "bomb").has(0, "plain").has(1, "LIVE").start().use("bomb", "explode");
    assertThat(scene.entity("plain").isPresent()).isFalse();
    assertThat(scene.gold("LIVE")).isEqualTo(1);
  }

  @Test
  void aGameAddsAWayOfAnsweringByARule() {
    String rule =
        """
        package runesheet.skirmish.routing;
        import dev.runesheet.spi.fact.ActiveEffect;
        import dev.runesheet.spi.fact.Event;
        rule "routing: the causer answers too"
        when
          $event : Event( $trigger : trigger, $subject : subject, $causer : causer )
          $effect : ActiveEffect( trigger == $trigger, holder == $causer, holder != $subject )
        then
          $event.answeredBy( $effect );
        end
        """;
    RuleBook book =
        Books.of(
            rule,
            Cards.ability("smith", "forge", add(OPPONENT, "power", 3)),
            Cards.answer("smith", "is proud", Trigger.own("power changes"), gain("gold", 1)));
    Scene scene =
        Scene.of(book).has(0, "smith").has(1, "wolf").has(0, "smith", "idle", "bench").start();
    scene.use("smith", "forge").use("smith", "forge").use("idle", "forge");
    assertThat(scene.gold("smith")).isEqualTo(2);
    assertThat(scene.gold("idle")).isEqualTo(1);
  }
}
