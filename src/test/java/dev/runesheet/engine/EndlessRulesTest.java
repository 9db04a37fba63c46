package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.SELF;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.ActionFailedException;
import org.junit.jupiter.api.Test;

/** Rules written by hand that change what they read fail the action instead of firing for ever. */
class EndlessRulesTest {

  private static final String HEAD =
      """
      package own;
      import dev.runesheet.spi.fact.Entity;
      import dev.runesheet.spi.fact.Modifier;
      """;

  @Test
  void aRuleThatUpdatesWhatItReadsFailsTheStart() {
    RuleBook book =
        Books.of(
            HEAD + "rule \"again and again\" when $e : Entity() then update( $e ); end",
            Cards.aura("a", "strong", "power", 1, "self"));
    Scene scene = Scene.of(book).has(0, "a");

    assertThatThrownBy(scene::start)
        .isInstanceOf(ActionFailedException.class)
        .hasMessageContaining("without coming to rest")
        .hasMessageContaining("'again and again' of own");
  }

  @Test
  void aRuleThatMakesWhatItReadsFailsTheActionThatBeginsIt() {
    RuleBook book =
        Books.of(
            HEAD
                + "rule \"more and more\" when Modifier() $n : Integer() then"
                + " insert( $n + 1 ); end\n"
                + "rule \"the first\" when Modifier() then  insert( 1 ); end",
            Cards.ability("a", "strengthen", run("grant", "granted/aura", SELF, 1)),
            Cards.aura("granted", "aura", "power", 1, "self"),
            Cards.ability("a", "fine", gain("gold", 1)));
    Scene scene = Scene.of(book).has(0, "a").start();

    assertThatThrownBy(() -> scene.use("a", "strengthen"))
        .isInstanceOf(ActionFailedException.class)
        .hasMessageContaining("without coming to rest");
    assertThat(scene.use("a", "fine").stat("a", "gold")).isEqualTo(1);
  }
}
