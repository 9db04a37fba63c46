package dev.runesheet.game.mathbattle.authoring;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleWords;
import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.mathbattle.DuelCatalog;
import dev.runesheet.game.mathbattle.DuelPosition;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.game.mathbattle.DuelState;
import dev.runesheet.game.mathbattle.MathBattle;
import dev.runesheet.language.JsonNumbers;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioRun;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Scenarios of Math Battle; {@code docs/testers.md} lists their words. */
public final class DuelScenarios implements ScenarioKit {

  static final String OVERFLOW = "overflow";
  static final String NUMBER = "number";

  private static final String CHOICE = "choice";

  @Override
  public String game() {
    return MathBattle.ID;
  }

  @Override
  public List<String> errors() {
    return List.of(OVERFLOW, NUMBER);
  }

  @Override
  public List<ScenarioColumn> columns(RuleWords rules) {
    return new DuelColumns(rules).all(this);
  }

  @Override
  public void check(RuleWords rules, Scenario scenario) {
    DuelCatalog catalog = rules.catalog(DuelCatalog.class);
    DuelGiven.read(scenario, catalog);
    List<String> attributes = DuelGiven.attributes(scenario, catalog);
    DuelActions actions = new DuelActions(attributes, DuelActions.abilities(rules));
    scenario.actions().forEach(actions::read);
    new DuelExpectations(rules, attributes).check(scenario);
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
    DuelActions actions =
        new DuelActions(DuelGiven.attributes(scenario, catalog), DuelActions.abilities(book));
    return DuelScenarioRun.start(book, setup, scenario.newChance(), actions);
  }

  @Override
  public ScenarioRun of(Match match) {
    return DuelScenarioRun.of(
        match,
        new DuelActions(
            match.world().entity(0).schema().names(), DuelActions.abilities(match.book())));
  }

  @Override
  public Optional<ObjectNode> given(Match match) {
    DuelState state = match.state(DuelState.class);
    if (!state.phaseWord().equals(CHOICE)) {
      return Optional.empty();
    }
    ObjectNode given = setup(match, state.active());
    given.put("phase", CHOICE).put("turn", state.turn());
    DuelCatalog catalog = match.book().catalog(DuelCatalog.class);
    ObjectNode stats = given.putObject("stats");
    for (String player : DuelGiven.PLAYERS) {
      Entity hero = match.world().entity(Integer.parseInt(player));
      Map<String, Double> usual = catalog.hero(hero.getDefinition()).attributes();
      ObjectNode of = stats.putObject(player);
      for (String stat : hero.schema().names()) {
        if (hero.stat(stat) != usual.getOrDefault(stat, 0.0)) {
          of.set(stat, JsonNumbers.write(hero.stat(stat)));
        }
      }
    }
    return Optional.of(given);
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    return Optional.of(setup(match, DuelSetup.of(match.setup()).first()));
  }

  private static ObjectNode setup(Match match, int first) {
    DuelSetup setup = DuelSetup.of(match.setup());
    ObjectNode given = JsonNodeFactory.instance.objectNode();
    given.putArray("heroes").add(setup.hero0()).add(setup.hero1());
    if (!setup.mode().equals(EffectDefinition.GLOBAL)) {
      given.put("mode", setup.mode());
    }
    if (first != 0) {
      given.put("first", first);
    }
    return given;
  }

  @Override
  public List<ObjectNode> actions(Match match, Decision decision, Option option) {
    return List.of(JsonNodeFactory.instance.objectNode().put("choose", option.words()));
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
