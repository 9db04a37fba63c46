package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
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
}
