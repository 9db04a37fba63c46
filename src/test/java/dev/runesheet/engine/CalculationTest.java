package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.OPPONENT;
import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Body;
import dev.runesheet.model.Trigger;
import dev.runesheet.spi.fact.Calculation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Damage, worked out from the attacker's power and then the defender's guard. */
class CalculationTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("wolf", "bite", run("strike", OPPONENT, 10)),
          Cards.ability("wolf", "attack", run("attack", OPPONENT)),
          Cards.answer("sheep", "is hit", Trigger.own("attack hits"), run("strike", SELF, 4)),
          Cards.ability(
              "wolf",
              "learn and bite",
              run("grant", "granted/rage", SELF, -1),
              run("strike", OPPONENT, 10)),
          Cards.aura("granted", "rage", "power", 5, "self"),
          Cards.layer("strong", "doubles", "power", Body.Layer.MULTIPLY, 2),
          Cards.layer("strong", "more", "power", Body.Layer.ADD, 3),
          Cards.layer("strong", "not this", "gold", Body.Layer.ADD, 100),
          Cards.layer("armoured", "less", "guard", Body.Layer.ADD, -4),
          Cards.layer("armoured", "at most", "guard", Body.Layer.AT_MOST, 12),
          Cards.layer("armoured", "not this", "power", Body.Layer.ADD, 100),
          Cards.ability("strong", "bite", run("strike", OPPONENT, 10)));

  @Test
  void withoutModifiersTheBaseIsTheResult() {
    assertThat(
            Scene.of(BOOK)
                .has(0, "wolf")
                .has(1, "sheep")
                .start()
                .use("wolf", "bite")
                .stat("sheep", "life"))
        .isEqualTo(-10);
  }

  @Test
  void partsApplyInTheirOrderEachLayerByLayer() {
    Scene scene = Scene.of(BOOK).has(0, "strong").has(1, "armoured").start().use("strong", "bite");
    assertThat(scene.stat("armoured", "life")).isEqualTo(-Math.min(10 * 2 + 3 - 4, 12));
  }

  @Test
  void whatCountsIsKeptWithItsSourceOldestFirst() {
    Scene scene = Scene.of(BOOK).has(1, "armoured").has(0, "strong").start();
    Calculation damage =
        new Calculation(
            "damage",
            10,
            List.of(new Calculation.Part(1, "power"), new Calculation.Part(0, "guard")));
    scene.match().session().insert(damage);
    scene.match().session().fireAllRules();
    assertThat(damage.contributions())
        .extracting(one -> one.getModifier().getEffect().getEffect())
        .containsExactly("armoured/less", "armoured/at-most", "strong/doubles", "strong/more");
    assertThat(damage.base()).isEqualTo(10);
    assertThat(damage.result()).isEqualTo(12);
  }

  @Test
  void aStageOfAnAttemptMayCalculate() {
    Scene scene = Scene.of(BOOK).has(0, "wolf").has(1, "sheep").start().use("wolf", "attack");
    assertThat(scene.stat("sheep", "life")).isEqualTo(-4);
  }
}
