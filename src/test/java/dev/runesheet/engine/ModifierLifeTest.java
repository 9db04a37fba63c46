package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.OPPONENT;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.TARGET;
import static dev.runesheet.engine.testgame.Steps.pick;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.Explanation;
import dev.runesheet.spi.Happening;
import org.junit.jupiter.api.Test;

/** Modifiers come and go with their reasons; nobody cleans up by hand. */
class ModifierLifeTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.aura("bard", "song", "power", 2, "other allies"),
          Cards.ability("bard", "leave", run("destroy", SELF)),
          Cards.ability("mover", "bench it", pick("allies", run("move-to", TARGET, "bench"))),
          Cards.ability("mover", "charm", run("conquer", OPPONENT)),
          Cards.ability("mover", "play", pick("own hand", run("play", TARGET))),
          Cards.ability("mover", "revive", pick("own discard", run("play", TARGET))),
          Cards.ability("mover", "train", run("add-stat", SELF, "guard", 4)),
          Cards.ability("witch", "curse", run("grant-held", "granted/weakness", OPPONENT)),
          Cards.ability("witch", "hex", run("grant", "granted/weakness", OPPONENT, 1)),
          Cards.ability("witch", "bless", run("grant", "granted/weakness", OPPONENT, -1)),
          Cards.ability("witch", "leave", run("destroy", SELF)),
          Cards.aura("granted", "weakness", "power", -3, "self"),
          Cards.ability("wolf", "retreat", run("move-to", SELF, "bench")),
          Cards.ability("wolf", "flee", run("destroy", SELF)));

  private static Scene scene() {
    return Scene.of(BOOK)
        .has(0, "bard")
        .has(0, "mover", "power", 1)
        .has(0, "witch", "power", 1)
        .has(1, "wolf", "power", 10)
        .has(0, "bard", "second bard", "hand")
        .start();
  }

  @Test
  void anAuraEndsWhenItsSourceLeavesPlay() {
    Scene scene = scene();
    assertThat(scene.power("mover")).isEqualTo(3);
    scene.use("bard", "leave");
    assertThat(scene.power("mover")).isEqualTo(1);
    assertThat(scene.entity("bard").isPresent()).isFalse();
  }

  @Test
  void anAuraBeginsWhenItsSourceIsPlayed() {
    Scene scene = scene();
    scene.use("mover", "play").answer(0, scene.optionOf("second bard"));
    assertThat(scene.power("mover")).isEqualTo(5);
    assertThat(scene.entity("second bard").getZone()).isEqualTo("bench");
  }

  @Test
  void anAuraFollowsItsEntitiesToOtherZonesAndControllers() {
    Scene scene = scene();
    scene.use("mover", "bench it").answer(0, scene.optionOf("witch"));
    assertThat(scene.power("witch")).isEqualTo(3);
    scene.use("mover", "charm");
    assertThat(scene.power("wolf")).isEqualTo(12);
  }

  @Test
  void anEffectGrantedForOneTurnEndsWithTheNextTurnsEnd() {
    Scene scene = scene().use("witch", "hex");
    assertThat(scene.power("wolf")).isEqualTo(7);
    scene.endTurn();
    assertThat(scene.power("wolf")).isEqualTo(7);
    scene.endTurn();
    assertThat(scene.power("wolf")).isEqualTo(10);
  }

  @Test
  void aGrantWithoutAnEndLastsAsLongAsItsSource() {
    Scene scene = scene().use("witch", "bless").endTurn().endTurn().endTurn();
    assertThat(scene.power("wolf")).isEqualTo(7);
    scene.use("witch", "leave");
    assertThat(scene.power("wolf")).isEqualTo(10);
  }

  @Test
  void aHeldEffectEndsWhenItsHolderLeavesItsZoneAlthoughTheSourceStays() {
    Scene scene = scene().use("witch", "curse");
    assertThat(scene.power("wolf")).isEqualTo(7);
    scene.use("wolf", "retreat");
    assertThat(scene.power("wolf")).isEqualTo(10);
    assertThat(scene.entity("witch").isPresent()).isTrue();
    assertThat(scene.ofKind(Happening.EffectEnded.class)).hasSize(1);
  }

  @Test
  void aHeldEffectOutlivesItsSource() {
    Scene scene = scene().use("witch", "curse").use("witch", "leave");
    assertThat(scene.power("wolf")).isEqualTo(7);
  }

  @Test
  void anEffectForSomeTurnsOutlivesItsSource() {
    Scene scene = scene().use("witch", "hex").use("witch", "leave").endTurn();
    assertThat(scene.power("wolf")).isEqualTo(7);
    assertThat(scene.endTurn().power("wolf")).isEqualTo(10);
  }

  @Test
  void allEffectsOnACreatureEndWhenItLeavesPlay() {
    Scene scene = scene().use("witch", "curse").use("witch", "hex").use("witch", "bless");
    assertThat(scene.power("wolf")).isEqualTo(1);
    scene.use("wolf", "flee");
    assertThat(scene.power("wolf")).isEqualTo(10);
    assertThat(scene.match().world().inPlay())
        .noneMatch(effect -> effect.getEffect().equals("granted/weakness"));
  }

  @Test
  void aCreatureThatComesBackBringsItsEffectsAgain() {
    Scene scene = scene().use("bard", "leave");
    assertThat(scene.power("mover")).isEqualTo(1);
    scene.use("mover", "revive").answer(0, scene.optionOf("bard"));
    assertThat(scene.power("mover")).isEqualTo(3);
  }

  @Test
  void theHistoryOfANumberNamesTheEffectsThatChangedIt() {
    Scene scene = scene().use("mover", "train").endTurn();
    assertThat(scene.match().explain(scene.entity("mover"), "guard").history())
        .containsExactly(
            new Explanation.Change(
                0, 4, "train", scene.entity("mover").getId(), "It gains 4 guard.", "(built)"));
  }

  @Test
  void aNumberIsExplainedByItsModifiersAndTheirSources() {
    Scene scene = scene().use("witch", "curse");
    Explanation why = scene.match().explain(scene.entity("wolf"), "power");
    assertThat(why.base()).isEqualTo(10);
    assertThat(why.result()).isEqualTo(7);
    assertThat(why.parts())
        .containsExactly(new Explanation.Part("add", -3, "granted/weakness", "witch", "(built)"));
  }
}
