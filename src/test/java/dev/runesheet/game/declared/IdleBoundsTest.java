package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Changes in play that keep a number within bounds which it never leaves, or set what it is. */
class IdleBoundsTest {

  private static final String CALL =
      "{changes: attack, of: other own units, by: 1, name: call of flames}";

  private static EditedGame game(String stat, double by, String how) {
    String change = "{changes: %s, of: own units, by: %s, how: %s}".formatted(stat, by, how);
    return new EditedGame("ember-vale").edit("cards.yaml", CALL, change);
  }

  private static List<Diagnostic> idle(EditedGame game) {
    return game.findingsTogether().stream().filter(one -> one.code() == Code.NO_CHANGE).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "attack, 0, at least, 'attack' is always at least 0",
    "attack, -1, at least, 'attack' is always at least 0",
    "ready, 1, at most, 'ready' is always from 0 to 1",
    "ready, 0, at least, 'ready' is always from 0 to 1",
    "ward, 0, set, 'ward' is always 0"
  })
  void oneThatTheNumberAlwaysKeepsIsFound(String stat, double by, String how, String why) {
    assertThat(idle(game(stat, by, how)))
        .singleElement()
        .asString()
        .contains("flame-caller/effects/0", why);
  }

  @ParameterizedTest
  @CsvSource({
    "attack, 1, at least",
    "attack, 0, at most",
    "ready, 0, at most",
    "ready, 1, at least",
    "health, 0, at least",
    "ready, 1, set"
  })
  void oneThatTheNumberMayLeaveIsAccepted(String stat, double by, String how) {
    assertThat(idle(game(stat, by, how))).isEmpty();
  }

  @Test
  void aBoundOfANumberThatAModifierLowersIsAccepted() {
    EditedGame game =
        game("attack", 0, "at least")
            .edit(
                "game.yaml",
                "kindled: {changes: attack, of: self, by: 2}",
                "kindled: {changes: attack, of: self, by: -2}");

    assertThat(idle(game)).isEmpty();
  }

  @Test
  void aBoundOfWhatACalculationAsksForIsAccepted() {
    String parts = "[{part: shield, modifiers: ward}]";
    String turns = "turns: 60\ncalculations: {scorch: {adds to: health, parts: " + parts + "}}";
    EditedGame game = game("ward", 3, "at most").edit("game.yaml", "turns: 60", turns);

    assertThat(game.findings()).noneMatch(one -> one.severity() == Severity.ERROR);
    assertThat(idle(game)).isEmpty();
    assertThat(idle(game("ward", 3, "at most"))).hasSize(1);
  }
}
