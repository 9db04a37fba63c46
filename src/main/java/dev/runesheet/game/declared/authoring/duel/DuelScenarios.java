package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.phases.CourseLine;
import dev.runesheet.game.declared.authoring.scenario.LastTurnCheck;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.file.ResourceFiles;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioColumn;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scenarios of duels. */
public final class DuelScenarios extends DeclaredScenarios<DuelGiven, DuelAction, DuelThen> {

  /** Two words for all limits, as recorded matches have them (decisions 10 and 23). */
  static final String OVERFLOW = "overflow";

  static final String NUMBER = "number";

  /** The numbers of the players as scenarios write them. */
  static final List<String> PLAYERS = List.of("0", "1");

  private static final SourceNames.Words NUMBERS =
      SourceNames.Words.numbers(PLAYERS.size(), Code.OUT_OF_RANGE);
  private static final Map<String, SourceNames.Words> COMMON =
      Map.of("ability", SourceNames.Words.any(), "player", NUMBERS, "entity", NUMBERS);

  private final String game;
  private Map<String, SourceNames.Words> fixed;
  private VerbCatalog verbs;

  /** The scenarios of a game by the name of its folder. */
  public DuelScenarios(String game) {
    super(DuelGiven.class, DuelAction.class, DuelThen.class, OVERFLOW, NUMBER);
    this.game = game;
  }

  @Override
  public String game() {
    return game;
  }

  /** The words of duels, and those that follow from the declaration of the game. */
  @Override
  protected synchronized Map<String, SourceNames.Words> fixedWords() {
    if (fixed == null) {
      fixed = new HashMap<>(COMMON);
      new DuelPack(game).declared(new ResourceFiles()).ifPresent(declared -> add(declared, fixed));
    }
    return fixed;
  }

  private static void add(DuelGame declared, Map<String, SourceNames.Words> words) {
    List<String> phases = new ArrayList<>(declared.standing());
    words.put("phase", SourceNames.Words.of(List.copyOf(phases), Code.UNKNOWN_REFERENCE));
    declared.course().flatMap(CourseLine::over).ifPresent(phases::add);
    words.put("phase or end", SourceNames.Words.of(phases, Code.UNKNOWN_WORD));
  }

  @Override
  protected DuelVocabulary vocabulary(RuleWords rules, Scenario scenario) {
    return new DuelVocabulary(verbs(), rules, scenario, COMMON);
  }

  /** The verbs, made when they are asked for: those of other games stay unread. */
  private synchronized VerbCatalog verbs() {
    if (verbs == null) {
      verbs = new DuelPack(game).catalog();
    }
    return verbs;
  }

  @Override
  protected List<ScenarioColumn> moreColumns(RuleWords rules) {
    return vocabulary(rules, null).columns();
  }

  @Override
  protected void checkTogether(RuleWords rules, Scenario scenario) {
    DuelVocabulary.mode(rules.catalog(DeclaredCatalog.class), scenario)
        .ifPresent(mode -> new LastTurnCheck(mode.turns()).check(scenario));
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, DuelGiven given, List<DuelAction> actions) {
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    return book.newMatch(given.setup(catalog).toJson(catalog), scenario.newChance());
  }

  @Override
  protected DuelScenarioRun run(Match match, Words<DuelAction, DuelThen> words) {
    return new DuelScenarioRun(match, words);
  }

  @Override
  protected Optional<DuelGiven> position(Match match) {
    DeclaredState state = match.state(DeclaredState.class);
    if (match.pendingDecisions().isEmpty()) {
      return Optional.empty();
    }
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    CharacterSetup setup = CharacterSetup.of(match.setup(), catalog);
    Map<String, Map<String, Double>> stats = new LinkedHashMap<>();
    for (String player : PLAYERS) {
      Entity hero = match.world().entity(Integer.parseInt(player));
      Map<String, Double> usual = catalog.cards().get(hero.getDefinition()).stats();
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
            setup.characters(),
            setup.mode(),
            PLAYERS.get(state.active()),
            Optional.of(state.phaseName()),
            state.turn(),
            stats));
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    CharacterSetup setup = CharacterSetup.of(match.setup(), catalog);
    ObjectNode given = JsonNodeFactory.instance.objectNode();
    setup.characters().forEach(given.putArray("heroes")::add);
    if (!setup.mode().equals(catalog.usualMode())) {
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
