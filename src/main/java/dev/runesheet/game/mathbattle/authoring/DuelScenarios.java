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
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Vocabulary;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scenarios of Math Battle. */
public final class DuelScenarios extends DeclaredScenarios<DuelGiven, DuelAction, DuelThen> {

  static final String OVERFLOW = "overflow";
  static final String NUMBER = "number";

  /** The numbers of the players as scenarios write them. */
  static final List<String> PLAYERS = List.of("0", "1");

  private static final String CHOICE = "choice";

  /** Declares the words. */
  public DuelScenarios() {
    super(DuelGiven.class, DuelAction.class, DuelThen.class);
  }

  @Override
  public String game() {
    return MathBattle.ID;
  }

  @Override
  public List<String> errors() {
    return List.of(OVERFLOW, NUMBER);
  }

  @Override
  protected Map<String, Vocabulary.Words> fixedWords() {
    List<String> phases = new ArrayList<>(DuelPosition.PHASES);
    phases.add("over");
    Vocabulary.Words players = Vocabulary.Words.numbers(PLAYERS.size(), Code.OUT_OF_RANGE);
    return Map.of(
        "ability",
        Vocabulary.Words.any(),
        "player",
        players,
        "entity",
        players,
        "phase",
        Vocabulary.Words.of(DuelPosition.PHASES, Code.UNKNOWN_REFERENCE),
        "phase or end",
        Vocabulary.Words.of(phases, Code.UNKNOWN_WORD));
  }

  @Override
  protected Vocabulary vocabulary(RuleWords rules, Scenario scenario) {
    return new DuelVocabulary(rules, scenario, fixedWords());
  }

  @Override
  protected List<ScenarioColumn> moreColumns(RuleWords rules) {
    return DuelVocabulary.columns(vocabulary(rules, null));
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, DuelGiven given, List<DuelAction> actions) {
    int maxTurns = book.catalog(DuelCatalog.class).mode(given.mode()).maxTurns();
    if (given.turn() > maxTurns) {
      throw new IllegalArgumentException(
          "turn " + given.turn() + " is never played: a match has " + maxTurns + " turns.");
    }
    return book.newMatch(given.setup().toJson(), scenario.newChance());
  }

  @Override
  protected DuelScenarioRun run(Match match, Words<DuelAction, DuelThen> words) {
    return new DuelScenarioRun(match, words);
  }

  /** Two words for all limits, as recorded matches have them (decisions 10 and 23). */
  @Override
  protected String code(String reason) {
    return reason.equals(NUMBER) ? reason : OVERFLOW;
  }

  @Override
  protected Optional<DuelGiven> position(Match match) {
    DuelState state = match.state(DuelState.class);
    if (!state.phaseName().equals(CHOICE)) {
      return Optional.empty();
    }
    DuelSetup setup = DuelSetup.of(match.setup());
    DuelCatalog catalog = match.book().catalog(DuelCatalog.class);
    Map<String, Map<String, Double>> stats = new LinkedHashMap<>();
    for (String player : PLAYERS) {
      Entity hero = match.world().entity(Integer.parseInt(player));
      Map<String, Double> usual = catalog.hero(hero.getDefinition()).attributes();
      Map<String, Double> changed = new LinkedHashMap<>();
      for (String stat : hero.schema().names()) {
        if (hero.stat(stat) != usual.getOrDefault(stat, 0.0)) {
          changed.put(stat, hero.stat(stat));
        }
      }
      stats.put(player, changed);
    }
    return Optional.of(
        new DuelGiven(
            List.of(setup.hero0(), setup.hero1()),
            setup.mode(),
            PLAYERS.get(state.active()),
            CHOICE,
            state.turn(),
            stats));
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    DuelSetup setup = DuelSetup.of(match.setup());
    ObjectNode given = JsonNodeFactory.instance.objectNode();
    given.putArray("heroes").add(setup.hero0()).add(setup.hero1());
    if (!setup.mode().equals(EffectDefinition.GLOBAL)) {
      given.put("mode", setup.mode());
    }
    if (setup.first() != 0) {
      given.put("first", setup.first());
    }
    return Optional.of(given);
  }

  @Override
  protected List<DuelAction> performed(Match match, Decision decision, Option option) {
    return List.of(
        new DuelAction.Choose(List.of(option.words()), Optional.empty(), Optional.empty()));
  }
}
