package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import org.junit.jupiter.api.Test;

/** Facts come into joins about rare effects only if there are such effects. */
class JoinGatesTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.aura("bard", "song", "power", 2, "all"),
          Cards.answer("bard", "echo", Trigger.own("turn ends"), gain("guard", 1)),
          Cards.ability("bard", "leave", run("destroy", SELF)),
          Cards.suppressor("warden", "enemies"),
          Cards.ability("warden", "play", pick("own hand", run("play", Steps.TARGET))),
          Cards.aura("bell", "ring", "power", 1, "self"),
          Cards.ability("bell", "play", pick("own hand", run("play", Steps.TARGET))),
          Cards.ability("bard", "play", pick("own hand", run("play", Steps.TARGET))));

  @Test
  void effectsMeetNoSuppressorsUntilOneComesIntoPlay() {
    Scene scene =
        Scene.of(BOOK)
            .has(0, "bard")
            .has(1, "bard", "foe", "active")
            .has(0, "warden", "ward", "hand");
    scene.start();
    assertThat(scene.power("foe")).isEqualTo(4);
    assertThat(scene.match().world().inPlay()).isNotEmpty().noneMatch(InPlay::isContested);

    scene.use("bard", "play").answer(0, scene.optionOf("ward"));
    assertThat(scene.power("foe")).isEqualTo(2);
    assertThat(scene.match().world().inPlay()).allMatch(InPlay::isContested);
    assertThat(scene.match().world().entities()).allMatch(Entity::isContested);
  }

  @Test
  void onlyHoldersOfContinuousEffectsAreAnchors() {
    Scene scene = Scene.of(BOOK).has(0, "bard").has(0, "plain", "ally", "active").start();
    assertThat(scene.power("ally")).isEqualTo(2);
    assertThat(scene.entity("bard").isAnchor()).isTrue();
    assertThat(scene.entity("ally").isAnchor()).isFalse();
  }

  @Test
  void entitiesMeetEffectsOfOthersAsSoonAsOneIsInForce() {
    Scene scene = Scene.of(BOOK).has(0, "bell").has(0, "bard", "bard", "hand").start();
    assertThat(scene.power("bell")).isEqualTo(1);
    assertThat(scene.entity("bell").isReachable()).isFalse();

    scene.use("bell", "play").answer(0, scene.optionOf("bard"));
    assertThat(scene.power("bell")).isEqualTo(3);
    assertThat(scene.match().world().entities()).allMatch(Entity::isReachable);
  }

  @Test
  void whoeverGetsTheSessionMayInsertFactsThatMeetAll() {
    Scene scene = Scene.of(BOOK).has(0, "bard").start();
    scene.match().session();
    assertThat(scene.match().world().entities()).allMatch(Entity::isAnchor);
    assertThat(scene.match().world().entities()).allMatch(Entity::isReachable);
    assertThat(scene.match().world().inPlay()).allMatch(InPlay::isContested);
    assertThat(scene.power("bard")).isEqualTo(2);
  }
}
