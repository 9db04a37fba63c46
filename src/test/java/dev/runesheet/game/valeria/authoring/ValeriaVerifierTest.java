package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.testing.junit.RuleVerifier;
import dev.runesheet.testing.junit.RunesheetTest;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

/** Tests in Java with the words of Valeria. */
@RunesheetTest(game = "valeria")
class ValeriaVerifierTest {

  /** rules.md 3: the Archer pays two strength on its owner's turn. */
  @Test
  void theHarvestPays(RuleVerifier rules) {
    rules
        .given("players: {Ann: {cards: [Archer]}}")
        .when("harvest: [4, 2]")
        .then("players: {Ann: {strength: 2}}")
        .and("asked: {Ann: [standard action]}");
  }

  @Test
  void dicePathsAreChance(RuleVerifier rules) {
    rules
        .given("{players: {Ann: {cards: [Archer]}}, phase: roll}")
        .chance(4, 2)
        .when("choose: keep")
        .then("dice: [4, 2]");
  }

  @Test
  void refusalsAreExpected(RuleVerifier rules) {
    rules.given("players: {Ann: {magic: 9}}").when("hire: Cleric").isRefused("illegal");
  }

  @Test
  void aFailureReadsAsSentences(RuleVerifier rules) {
    assertThatThrownBy(
            () ->
                rules
                    .given("players: {Ann: {cards: [Archer]}}")
                    .when("harvest: [4, 2]")
                    .then("players: {Ann: {strength: 3}}"))
        .isInstanceOf(AssertionFailedError.class)
        .hasMessageStartingWith("Expected then players Ann strength to be 3, but it is 2.");
  }
}
