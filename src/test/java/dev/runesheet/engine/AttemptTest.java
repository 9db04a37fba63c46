package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.CAUSER;
import static dev.runesheet.engine.testgame.Steps.OPPONENT;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.add;
import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.Happening;
import org.junit.jupiter.api.Test;

/** Attacks, in stages that others may answer. */
class AttemptTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("wolf", "attack", run("attack", OPPONENT), gain("gold", 1)),
          Cards.answer("sheep", "declared", Trigger.own("attack declared"), gain("gold", 1)),
          Cards.answer(
              "sheep",
              "hit",
              Trigger.own("attack hits"),
              gain("gold", 10),
              add(CAUSER, "guard", 1)),
          Cards.answer("sheep", "after", Trigger.own("attack over"), gain("gold", 100)),
          Cards.answer("dog", "takes it", Trigger.any("attack declared"), run("redirect", SELF)),
          Cards.answer("dog", "hit", Trigger.own("attack hits"), gain("gold", 10)),
          Cards.answer(
              "fence", "holds", Trigger.any("attack guarded"), run("prevent", "fenced in")),
          Cards.answer("hole", "hides", Trigger.any("attack guarded"), run("prevent", "hidden")),
          Cards.answer(
              "shield",
              "once",
              Trigger.any("attack guarded"),
              run("prevent", "shielded"),
              run("use-up")),
          Cards.answer(
              "asker",
              "asks",
              Trigger.any("attack guarded"),
              choose(branch("prevent", run("prevent", "asked")), branch("let it"))));

  private static Happening.Attempted last(Scene scene) {
    var all = scene.ofKind(Happening.Attempted.class);
    return all.get(all.size() - 1);
  }

  @Test
  void anAttemptGoesThroughItsStagesBeforeTheProgramGoesOn() {
    Scene scene = Scene.of(BOOK).has(0, "wolf").has(1, "sheep").start().use("wolf", "attack");
    assertThat(scene.ran())
        .containsExactly("wolf/attack", "sheep/declared", "sheep/hit", "sheep/after");
    assertThat(scene.gold("sheep")).isEqualTo(111);
    assertThat(scene.stat("wolf", "guard")).isEqualTo(1);
    assertThat(last(scene)).isEqualTo(new Happening.Attempted("attack", 0, 1, false, ""));
  }

  @Test
  void aPreventedAttemptLeavesOutTheStagesInBetweenButReachesTheLast() {
    Scene scene =
        Scene.of(BOOK).has(0, "wolf").has(1, "sheep").has(1, "fence").start().use("wolf", "attack");
    assertThat(scene.gold("sheep")).isEqualTo(101);
    assertThat(last(scene)).isEqualTo(new Happening.Attempted("attack", 0, 1, true, "fenced in"));
  }

  @Test
  void theFirstReasonStays() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "wolf")
            .has(1, "sheep")
            .has(1, "hole")
            .has(1, "fence")
            .start()
            .use("wolf", "attack");
    assertThat(last(scene).reason()).isEqualTo("hidden");
  }

  @Test
  void aRedirectedAttemptStrikesTheNewTarget() {
    Scene scene =
        Scene.of(BOOK).has(0, "wolf").has(1, "sheep").has(1, "dog").start().use("wolf", "attack");
    assertThat(scene.gold("sheep")).isEqualTo(1);
    assertThat(scene.gold("dog")).isEqualTo(10);
    assertThat(last(scene).target()).isEqualTo(scene.entity("dog").getId());
  }

  @Test
  void aDefenceIsUsedUp() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "wolf")
            .has(1, "sheep")
            .has(1, "shield")
            .start()
            .use("wolf", "attack")
            .use("wolf", "attack");
    assertThat(scene.ofKind(Happening.Attempted.class))
        .extracting(Happening.Attempted::prevented)
        .containsExactly(true, false);
  }

  @Test
  void whatARuleDoesAtAStageIsAnsweredBeforeTheNextStage() {
    String thorns =
        """
        package runesheet.skirmish.attacks;
        import dev.runesheet.spi.fact.Attempt;
        import dev.runesheet.spi.fact.Changes;
        global Changes changes;
        rule "thorns"
        when
          $attempt : Attempt( kind == "attack", stage == "hits" )
        then
          changes.setStat( changes.entity( $attempt.getActor() ), "life", -1 );
        end
        """;
    RuleBook book =
        Books.of(
            thorns,
            Cards.ability("wolf", "attack", run("attack", OPPONENT)),
            Cards.answer("wolf", "howls", Trigger.own("life changes"), gain("gold", 1)),
            Cards.answer("sheep", "hit", Trigger.own("attack hits"), gain("gold", 1)),
            Cards.answer("sheep", "after", Trigger.own("attack over"), gain("gold", 1)));
    Scene scene = Scene.of(book).has(0, "wolf").has(1, "sheep").start().use("wolf", "attack");
    assertThat(scene.ran())
        .containsExactly("wolf/attack", "wolf/howls", "sheep/hit", "sheep/after");
  }

  @Test
  void anAnswerMayAskAndItsForkDecidesForItselfOnly() {
    Scene scene =
        Scene.of(BOOK).has(0, "wolf").has(1, "sheep").has(1, "asker").start().use("wolf", "attack");
    Scene fork = Scene.of(scene.match().fork());
    fork.answer(1, "prevent");
    assertThat(fork.gold("sheep")).isEqualTo(101);
    scene.answer(1, "let it");
    assertThat(scene.gold("sheep")).isEqualTo(111);
    assertThat(last(scene).prevented()).isFalse();
    assertThat(last(fork).reason()).isEqualTo("asked");
  }
}
