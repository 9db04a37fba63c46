package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.Scenario;

/**
 * The check that a scenario begins in a turn that a match has.
 *
 * @param turns the last turn of a match
 */
public record LastTurnCheck(int turns) {

  /** Reports a turn that no match reaches; one before the first is found with the words. */
  public void check(Scenario scenario) {
    scenario.given().field("turn").ifPresent(this::check);
  }

  private void check(JsonValue turn) {
    if (turn.node().canConvertToInt() && turn.node().asInt() > turns) {
      String expected = "a turn from 1 to " + turns + ", the last one of a match";
      turn.error(Code.POSITION, "turn " + turn.node().asInt(), expected);
    }
  }
}
