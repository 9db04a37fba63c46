package dev.runesheet.engine;

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
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import org.junit.jupiter.api.Test;

/** A game looks at states only when it says so, by rules of its own. */
class CheckpointTest {

  private static final String DEATH =
      """
      package runesheet.skirmish.states;
      import dev.runesheet.spi.fact.Changes;
      import dev.runesheet.spi.fact.Checkpoint;
      import dev.runesheet.spi.fact.Entity;
      global Changes changes;
      rule "who has no life leaves"
      when
        Checkpoint( kind == "lives" || kind == "turn ended" )
      then
        for ( Entity one : changes.scope( "all", changes.entity( 0 ) ) ) {
          if ( one.below( "life", 1 ) ) {
            changes.leavePlay( one, "discard" );
          }
        }
      end
      """;

  private static final RuleBook BOOK =
      Books.of(
          DEATH,
          Cards.ability(
              "a",
              "plague",
              each("all", add(TARGET, "life", -2)),
              run("look", "lives"),
              Steps.perform("a/count")),
          Cards.ability(
              "a",
              "other moment",
              each("all", add(TARGET, "life", -2)),
              run("look", "hands"),
              Steps.perform("a/count")),
          Cards.ability("a", "count", gain("gold", new Value.Count(Steps.group("all")))),
          Cards.answer("a", "mourns", Trigger.any("leaves play"), gain("guard", 1)),
          Cards.answer("d", "sighs", Trigger.any("leaves play"), run("shout", "queued sigh")),
          Cards.answer("d", "hears", Trigger.own("queued sigh"), gain("guard", 1)),
          Cards.aura("b", "aura", "power", 1, "all"));

  private static Scene scene() {
    return Scene.of(BOOK)
        .has(0, "a", "life", 5)
        .has(1, "b", "life", 2)
        .has(1, "c", "life", 1)
        .start();
  }

  @Test
  void statesAreLookedAtBeforeTheProgramGoesOn() {
    Scene scene = scene().use("a", "plague");
    assertThat(scene.gold("a")).isEqualTo(1);
    assertThat(scene.entity("b").getZone()).isEqualTo("discard");
    assertThat(scene.power("a")).isZero();
  }

  @Test
  void whatACheckpointCausesIsAnsweredBeforeTheProgramGoesOn() {
    Scene scene = scene().use("a", "plague");
    assertThat(scene.ran()).containsExactly("a/plague", "a/mourns", "a/mourns", "a/count");
  }

  @Test
  void whatACheckpointOfThePhasesCausesIsAnsweredEachWithItsOwnQueue() {
    Scene scene = Scene.of(BOOK).has(0, "d", "life", 5).has(1, "b").has(1, "c").start().endTurn();
    assertThat(scene.ran()).containsExactly("d/sighs", "d/hears", "d/sighs", "d/hears");
  }

  @Test
  void noStateIsLookedAtAtOtherMoments() {
    Scene scene = scene().use("a", "other moment");
    assertThat(scene.gold("a")).isEqualTo(3);
    assertThat(scene.power("a")).isEqualTo(1);
  }

  /** Nobody answers that it leaves, so no rule is asked after it. */
  @Test
  void numbersFollowFromWhatACheckpointDidLast() {
    RuleBook book = Books.of(Cards.aura("b", "aura", "power", 1, "all"));
    Scene scene = Scene.of(book).has(0, "a", "life", 5).has(1, "b", "life", 2).start();
    assertThat(scene.power("a")).isEqualTo(1);
    scene
        .match()
        .update(
            match -> {
              match.setStat(scene.entity("b"), "life", 0);
              match.check("falls");
            });
    assertThat(scene.entity("b").isPresent()).isFalse();
    assertThat(scene.power("a")).isZero();
  }
}
