package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuppressionTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.answer(EffectDefinition.GLOBAL, "wages", Trigger.own("turn ends"), gain("gold", 1)),
          Cards.aura("bard", "song", "power", 2, "all"),
          Cards.answer("bard", "echo", Trigger.own("turn ends"), gain("guard", 1)),
          Cards.suppressor("warden", "enemies"),
          Cards.ability("warden", "leave", run("destroy", SELF)),
          Cards.ability("void", "play", pick("own hand", run("play", TARGET))),
          Cards.suppressor("tyrant", "allies"),
          Cards.suppressor("void", "all"),
          Cards.ability("void", "leave", run("destroy", SELF)));

  @Test
  void aSuppressedAuraIsBackOnlyWhenTheLastSuppressorHasGone() {
    Scene scene =
        Scene.of(BOOK).has(1, "bard").has(0, "warden").has(0, "warden", "second", "active").start();
    assertThat(scene.power("bard")).isEqualTo(0);
    assertThat(scene.use("warden", "leave").power("bard")).isEqualTo(0);
    assertThat(scene.use("second", "leave").power("bard")).isEqualTo(2);
  }

  @Test
  void aSourceThatEntersLaterIsSuppressedToo() {
    Scene scene =
        Scene.of(BOOK).has(0, "warden").has(0, "void").has(0, "bard", "card", "hand").start();
    scene.use("void", "play").answer(0, scene.optionOf("card"));
    assertThat(scene.power("card")).isEqualTo(0);
    assertThat(scene.use("void", "leave").power("card")).isEqualTo(2);
  }

  @Test
  void itIsToldWhatIsSuppressedAndByWhomAndWhenThatEnds() {
    Scene scene = Scene.of(BOOK).has(1, "bard").has(0, "warden").start();
    List<Happening.Suppressed> begun = scene.ofKind(Happening.Suppressed.class);
    assertThat(begun).isNotEmpty().allMatch(Happening.Suppressed::begins);
    assertThat(begun)
        .extracting(Happening.Suppressed::entity)
        .containsOnly(scene.entity("bard").getId());
    assertThat(begun)
        .extracting(Happening.Suppressed::source)
        .containsOnly(scene.entity("warden").getId());
    scene.use("warden", "leave");
    assertThat(scene.ofKind(Happening.Suppressed.class))
        .filteredOn(one -> !one.begins())
        .extracting(Happening.Suppressed::effect)
        .containsExactlyInAnyOrderElementsOf(
            begun.stream().map(Happening.Suppressed::effect).toList());
  }

  @Test
  void aSuppressedTriggeredEffectDoesNotAnswer() {
    Scene scene = Scene.of(BOOK).has(1, "bard").has(0, "warden").start().endTurn();
    assertThat(scene.stat("bard", "guard")).isEqualTo(0);
    assertThat(scene.use("warden", "leave").endTurn().stat("bard", "guard")).isEqualTo(1);
  }

  @Test
  void enemiesOnlyMeansThatAlliesGoOn() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(0, "warden").start().endTurn();
    assertThat(scene.power("bard")).isEqualTo(2);
    assertThat(scene.stat("bard", "guard")).isEqualTo(1);
  }

  @Test
  void alliesOnlyMeansThatEnemiesGoOn() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "bard")
            .has(1, "bard", "enemy", "active")
            .has(0, "tyrant")
            .start()
            .endTurn();
    assertThat(scene.power("bard")).isEqualTo(2);
    assertThat(scene.stat("bard", "guard")).isEqualTo(0);
    assertThat(scene.stat("enemy", "guard")).isEqualTo(1);
  }

  @Test
  void allMeansAllButTheHolder() {
    Scene scene =
        Scene.of(BOOK).has(0, "bard").has(1, "bard", "enemy", "active").has(0, "void").start();
    assertThat(scene.power("bard")).isEqualTo(0);
  }

  @Test
  void suppressorsAreNotSuppressed() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "warden")
            .has(1, "warden", "enemy", "active")
            .has(0, "bard")
            .has(1, "bard", "other", "active")
            .start();
    assertThat(scene.power("bard")).isEqualTo(0);
    scene.match().update(context -> context.leavePlay(scene.entity("warden"), "discard"));
    assertThat(scene.power("bard")).isEqualTo(2);
  }

  @Test
  void globalRulesAreNotSuppressed() {
    Scene scene = Scene.of(BOOK).has(0, "plain").has(1, "void").has(1, "warden").start().endTurn();
    assertThat(scene.gold("plain")).isEqualTo(1);
  }
}
