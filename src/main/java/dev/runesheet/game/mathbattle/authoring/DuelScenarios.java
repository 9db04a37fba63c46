package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.mathbattle.DuelCatalog;
import dev.runesheet.game.mathbattle.DuelPosition;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.game.mathbattle.MathBattle;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioRun;
import dev.runesheet.testing.sheet.ScenarioColumn;
import java.util.List;
import java.util.OptionalInt;

/** Scenarios of Math Battle; {@code docs/testers.md} lists their words. */
public final class DuelScenarios implements ScenarioKit {

  static final String OVERFLOW = "overflow";
  static final String NUMBER = "number";

  @Override
  public String game() {
    return MathBattle.ID;
  }

  @Override
  public List<String> errors() {
    return List.of(OVERFLOW, NUMBER);
  }

  @Override
  public List<ScenarioColumn> columns(RuleBook book) {
    return new DuelColumns(book).all(this);
  }

  @Override
  public void check(RuleBook book, Scenario scenario) {
    DuelCatalog catalog = book.catalog(DuelCatalog.class);
    DuelGiven.read(scenario, catalog);
    List<String> attributes = DuelGiven.attributes(scenario, catalog);
    DuelActions actions = new DuelActions(attributes);
    scenario.when().forEach(actions::read);
    new DuelExpectations(attributes).check(scenario);
  }

  @Override
  public ScenarioRun start(RuleBook book, Scenario scenario) {
    DuelCatalog catalog = book.catalog(DuelCatalog.class);
    DuelSetup setup = DuelGiven.read(scenario, catalog).orElseThrow();
    int maxTurns = catalog.mode(setup.mode()).maxTurns();
    DuelPosition position = setup.position();
    if (position.turn() > maxTurns) {
      throw new IllegalArgumentException(
          "turn " + position.turn() + " is never played: a match has " + maxTurns + " turns.");
    }
    DuelActions actions = new DuelActions(DuelGiven.attributes(scenario, catalog));
    return DuelScenarioRun.start(book, setup, scenario.newChance(), actions);
  }

  /** The number of a player, by his place. */
  static OptionalInt player(JsonValue value) {
    return value.whole(0, 1);
  }

  /** The same value whose findings nobody wants: it was checked before. */
  static JsonValue quiet(JsonValue value) {
    return value.reportingTo(new Diagnostics());
  }
}
