package dev.runesheet.testing.example;

import dev.runesheet.testing.junit.RuleVerifier;
import dev.runesheet.testing.junit.RunesheetTest;
import org.junit.jupiter.api.Test;

@RunesheetTest(game = "math-battle")
class FireballTest {

  @Test
  void burns(RuleVerifier rules) {
    rules
        .given("heroes: [fire-mage, fighter]")
        .when("choose: Fireball")
        .then("stats: {1: {health: 90, burn: 1}}");
  }
}
