package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.engine.testgame.Steps;
import dev.runesheet.model.Trigger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.aura("of self", "aura", "power", 5, "self"),
          Cards.aura("of allies", "aura", "power", 5, "allies"),
          Cards.aura("of other allies", "aura", "power", 5, "other allies"),
          Cards.aura("of enemies", "aura", "power", 5, "enemies"),
          Cards.aura("of all", "aura", "power", 5, "all"));

  @ParameterizedTest(name = "an aura {0} reaches self {1}, ally {2}, enemy {3}, second enemy {4}")
  @CsvSource({
    "of self, 6, 1, 1, 1",
    "of allies, 6, 6, 1, 1",
    "of other allies, 1, 6, 1, 1",
    "of enemies, 1, 1, 6, 6",
    "of all, 6, 6, 6, 6"
  })
  void anAuraReachesItsScopeOnly(
      String aura, double self, double ally, double enemy, double third) {
    Scene scene =
        Scene.of(BOOK)
            .players(3)
            .has(0, aura, "holder", "active", "power", 1)
            .has(0, "plain", "ally", "bench", "power", 1)
            .has(1, "plain", "enemy", "active", "power", 1)
            .has(2, "plain", "third", "active", "power", 1)
            .start();
    assertThat(scene.power("holder")).isEqualTo(self);
    assertThat(scene.power("ally")).isEqualTo(ally);
    assertThat(scene.power("enemy")).isEqualTo(enemy);
    assertThat(scene.power("third")).isEqualTo(third);
  }

  @ParameterizedTest
  @CsvSource({"of allies", "of all"})
  void anAuraDoesNotReachCardsThatAreNotInPlay(String aura) {
    Scene scene = Scene.of(BOOK).has(0, aura).has(0, "plain", "card", "hand", "power", 1).start();
    assertThat(scene.power("card")).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"of self", "of allies", "of other allies", "of enemies", "of all"})
  void anAuraOnACardInTheHandIsNotInForce(String aura) {
    Scene scene =
        Scene.of(BOOK)
            .has(0, aura, "card", "hand")
            .has(0, "plain", "ally", "active", "power", 1)
            .has(1, "plain", "enemy", "active", "power", 1)
            .start();
    assertThat(scene.power("ally")).isEqualTo(1);
    assertThat(scene.power("enemy")).isEqualTo(1);
  }

  @ParameterizedTest(name = "{0}: self {1}, ally {2}")
  @CsvSource({"self, 4, 1", "other allies, 1, 4"})
  void whatARuleBringsInForceBesideATriggeredEffectReachesItsScope(
      String reached, double self, double ally) {
    String rule =
        """
        package runesheet.skirmish.made;
        import dev.runesheet.spi.fact.ActiveEffect;
        import dev.runesheet.spi.fact.InPlay;
        import dev.runesheet.spi.fact.Layers;
        rule "made: who answers is stronger"
        when
          $effect : InPlay( triggered == true, $holder : holder )
        then
          InPlay beat = new InPlay( 1000, $effect.definition(), $holder, $holder, 0, InPlay.NEVER, null, 0 );
          insertLogical( new ActiveEffect( beat, "aura", "%s", "power", Layers.Layer.ADD, 3, beat.stacking() ) );
        end
        """;
    RuleBook book =
        Books.of(
            String.format(rule, reached),
            Cards.answer("drummer", "drum", Trigger.own("turn starts"), Steps.gain("gold", 1)));
    Scene scene =
        Scene.of(book)
            .has(0, "drummer", "holder", "active", "power", 1)
            .has(0, "plain", "ally", "bench", "power", 1)
            .start();
    assertThat(scene.power("holder")).isEqualTo(self);
    assertThat(scene.power("ally")).isEqualTo(ally);
  }

  @Test
  void aGameAddsAScopeOfItsOwnByARule() {
    String rule =
        """
        package runesheet.skirmish.scopes;
        import dev.runesheet.spi.fact.ActiveEffect;
        import dev.runesheet.spi.fact.Entity;
        import dev.runesheet.spi.fact.Modifier;
        rule "scope: bench"
        when
          $effect : ActiveEffect( modifying == true, scope == "bench", $controller : controller )
          $target : Entity( controller == $controller, zone == "bench" )
        then
          insertLogical( new Modifier( $target, $effect ) );
        end
        """;
    RuleBook book =
        Books.of(
            rule,
            Cards.aura("coach", "training", "power", 2, "bench"),
            Cards.ability("player", "go in", Steps.run("move-to", Steps.SELF, "active")));
    Scene scene =
        Scene.of(book)
            .has(0, "coach")
            .has(0, "player", "player", "bench")
            .has(1, "player", "other", "bench")
            .start();
    assertThat(scene.power("player")).isEqualTo(2);
    assertThat(scene.power("other")).isZero();
    assertThat(scene.use("player", "go in").power("player")).isZero();
  }
}
