package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.QueensCatalog;
import dev.runesheet.game.queensblood.QueensSetup;
import dev.runesheet.game.queensblood.Side;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioRun;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Scenarios of Queen's Blood; {@code docs/testers.md} lists their words. */
public final class QueensScenarios implements ScenarioKit {

  /** The code of a play that sets off too many reactions. */
  static final String CHAIN = "chain";

  @Override
  public String game() {
    return QueensBlood.ID;
  }

  @Override
  public List<String> variants() {
    return List.of(QueensSetup.STANDARD, "v1.1");
  }

  @Override
  public List<String> errors() {
    return List.of(CHAIN);
  }

  @Override
  public List<ScenarioColumn> columns(RuleWords rules) {
    return new QueensColumns(rules).all(this);
  }

  /** Tiles by name: a column holds one thing of a tile. */
  @Override
  public JsonNode forColumns(JsonNode scenario) {
    tiles(scenario.path("given")).forEach(tile -> tile.setValue(given(tile.getValue())));
    tiles(scenario.path("then")).forEach(tile -> tile.setValue(BoardRecord.named(tile.getValue())));
    return scenario;
  }

  private static Set<Map.Entry<String, JsonNode>> tiles(JsonNode part) {
    return part.path("tiles").properties();
  }

  private static JsonNode given(JsonNode tile) {
    return tile.isTextual() ? JsonNodeFactory.instance.objectNode().set("t", tile) : tile;
  }

  @Override
  public void check(RuleWords rules, Scenario scenario) {
    ScenarioValues values = values(rules);
    new QueensGiven(values).read(scenario);
    QueensActions actions = new QueensActions(values);
    scenario.actions().forEach(actions::read);
    new QueensExpectations(rules, values).check(scenario);
  }

  @Override
  public ScenarioRun start(RuleBook book, Scenario scenario) {
    ScenarioValues values = values(book);
    QueensSetup setup = new QueensGiven(values).read(scenario).orElseThrow();
    QueensActions actions = new QueensActions(values);
    return QueensScenarioRun.start(
        book, setup, MulliganOrders.chance(scenario, setup, actions), actions);
  }

  @Override
  public String player(int number) {
    return Side.letter(number);
  }

  @Override
  public Optional<ObjectNode> given(Match match) {
    return Optional.of(PositionWords.given(match));
  }

  /** In scenarios nobody draws by himself, and cards have other numbers. */
  @Override
  public boolean matters(Happening happening) {
    return PositionWords.matters(happening);
  }

  @Override
  public List<ObjectNode> actions(Match match, Decision decision, Option option) {
    return List.of(PositionWords.action(decision, option));
  }

  /** The same value whose findings nobody wants: it was checked before. */
  static JsonValue quiet(JsonValue value) {
    return value.reportingTo(new Diagnostics());
  }

  private static ScenarioValues values(RuleWords rules) {
    return new ScenarioValues(rules.catalog(QueensCatalog.class));
  }
}
