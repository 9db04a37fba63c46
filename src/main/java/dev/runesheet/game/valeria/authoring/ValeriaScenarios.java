package dev.runesheet.game.valeria.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.RuleWords;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaCatalog;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioRun;
import java.util.List;
import java.util.Optional;

/** Scenarios of Valeria; {@code docs/testers.md} lists their words. */
public final class ValeriaScenarios implements ScenarioKit {

  /** The code of an action that sets off too much. */
  static final String CHAIN = "chain";

  /** Scenarios run one after the other under the same rules, whose words take long to gather. */
  private volatile Words latest;

  @Override
  public String game() {
    return Valeria.ID;
  }

  @Override
  public List<String> errors() {
    return List.of(CHAIN);
  }

  @Override
  public List<ScenarioColumn> columns(RuleWords rules) {
    return new ValeriaColumns(rules, names(rules)).all(this);
  }

  @Override
  public void check(RuleWords rules, Scenario scenario) {
    Words words = words(rules);
    ValeriaGiven.read(scenario, rules.catalog(ValeriaCatalog.class), words.names());
    scenario.actions().forEach(words.actions()::read);
    new ValeriaExpectations(rules, words.names()).check(scenario);
  }

  @Override
  public ScenarioRun start(RuleBook book, Scenario scenario) {
    Words words = words(book);
    JsonNode setup =
        ValeriaGiven.read(scenario, book.catalog(ValeriaCatalog.class), words.names())
            .orElseThrow();
    return ValeriaScenarioRun.start(
        book, setup, scenario.newChance(), words.actions(), words.names());
  }

  @Override
  public ScenarioRun of(Match match) {
    Words words = words(match.book());
    return ValeriaScenarioRun.of(match, words.actions(), words.names());
  }

  @Override
  public String player(int number) {
    return TableWords.PLAYERS.get(number);
  }

  @Override
  public Optional<ObjectNode> given(Match match) {
    return PlayWords.given(match, names(match.book()));
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    return PlayWords.setup(match);
  }

  @Override
  public List<ObjectNode> actions(Match match, Decision decision, Option option) {
    return List.of(PlayWords.action(match, names(match.book()), decision, option));
  }

  /** When a card was acquired is of no interest to scenarios. */
  @Override
  public boolean matters(Happening happening) {
    return !(happening instanceof Happening.StatChanged change
        && List.of(Card.ACQUIRED, Card.USED, Card.FRESH).contains(change.stat()));
  }

  /** Players by seat. */
  @Override
  public String name(Entity entity) {
    return entity instanceof Player player
        ? TableWords.PLAYERS.get(player.seat())
        : entity.getName();
  }

  /** The same value whose findings nobody wants: it was checked before. */
  static JsonValue quiet(JsonValue value) {
    return value.reportingTo(new Diagnostics());
  }

  private CardNames names(RuleWords rules) {
    return words(rules).names();
  }

  private Words words(RuleWords rules) {
    Words words = latest;
    if (words == null || words.rules() != rules) {
      words = Words.of(rules);
      latest = words;
    }
    return words;
  }

  /** What scenarios under some rules can name. */
  private record Words(RuleWords rules, CardNames names, ValeriaActions actions) {

    static Words of(RuleWords rules) {
      CardNames names = new CardNames(rules.catalog(ValeriaCatalog.class));
      return new Words(rules, names, new ValeriaActions(rules, names));
    }
  }
}
