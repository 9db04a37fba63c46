package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verb 'lower' lowers a number, not below 0, and by a worked-out amount below 0 not at all. */
class LoweredNumbersTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 5, debt: DEBT}
        unit: {cost: 1}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, event: turn starts, actions: [pay, done]}
      actions:
        done: {ends: true}
        pay: {then: [{do: lower, target: self, stat: coins, amount: AMOUNT}]}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  @ParameterizedTest
  @CsvSource({"2, 3", "0, 5", "9, 0", "-4, 5"})
  void itTakesWhatThereIsAndGivesNothing(double debt, double left) {
    String game = GAME.replace("DEBT", "" + debt).replace("AMOUNT", "debt of self");
    try (Match match = WrittenGame.match(new WrittenGame(game, CARDS).book(), 2)) {
      choose(match, "pay");
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(left);
    }
  }

  @Test
  void byZeroItIsToldToDoNothing() {
    String game = GAME.replace("DEBT", "0").replace("AMOUNT", "0");
    assertThat(new WrittenGame(game, CARDS).findingsTogether())
        .extracting(Diagnostic::code)
        .contains(Code.NO_CHANGE);
  }
}
