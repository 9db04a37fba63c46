package dev.runesheet.game.declared.authoring.scenario;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.declared.AnswerForms;
import dev.runesheet.testing.declared.DeclaredScenarios;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Scenarios of a declared game. */
public final class TableScenarios extends DeclaredScenarios<TableGiven, TableAction, TableThen> {

  /** The code of an action that sets off too much. */
  private static final String LIMIT = "limit";

  /** The words for the entity of an event: a card is not told apart by where it lies. */
  private static final String OF_EVENT = "the id of a card, wherever it lies";

  private final String game;

  /** Scenarios run one after the other under the same rules. */
  private volatile Known latest;

  public TableScenarios(String game) {
    super(TableGiven.class, TableAction.class, TableThen.class, LIMIT);
    this.game = game;
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  protected void shorten(RuleWords rules, ObjectNode position) {
    TableGiven.shorten(rules.catalog(DeclaredCatalog.class).players(), position);
  }

  @Override
  protected WordKinds vocabulary(RuleWords rules, Scenario scenario) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    Map<String, Kind> words = new HashMap<>();
    Set<String> stats = catalog.stats();
    IdHints hints = hints(catalog, "the id of a card");
    words.put(WordList.CARD, Kind.of(catalog.cards().keySet(), hints));
    words.put("deck", known(catalog.decks().keySet()));
    words.put(WordList.ZONE, known(catalog.zones().keySet()));
    words.put(TableGiven.PLAYER_ZONE, known(catalog.zonesInCommon(false)));
    words.put(TableGiven.COMMON_ZONE, known(catalog.zonesInCommon(true)));
    words.put(WordList.STAT, known(stats));
    words.put("player stat", known(catalog.statsOf(DeclaredCatalog.PLAYER)));
    words.put(TableGiven.GAME_STAT, known(catalog.statsOf(DeclaredCatalog.GAME)));
    List<String> phases = catalog.phases().stream().map(DeclaredCatalog.Phase::name).toList();
    words.put("phase", known(phases));
    String over = catalog.extras().course().over();
    words.put(
        "phase reached",
        known(over.isEmpty() ? phases : Stream.concat(phases.stream(), Stream.of(over)).toList()));
    words.put(WordList.ANSWER, Kind.read(value -> answer(rules, value)));
    words.put("title", Kind.of(SourceNames.Words::any));
    words.put("test", Kind.read(CatalogFormulas.of(rules)::test));
    Set<String> scopes = new LinkedHashSet<>(Set.of(HolderScope.SELF));
    scopes.addAll(DeclaredScopes.all(catalog).keySet());
    words.put(WordList.SCOPE, known(scopes));
    words.put(WordList.CALCULATION, known(catalog.extras().calculations().keySet()));
    return among(new WordKinds(words), catalog, TableGiven.names(catalog.players().most()));
  }

  /** Words with the names of those who play. */
  private static WordKinds among(WordKinds words, DeclaredCatalog catalog, List<String> players) {
    Set<String> entities = new LinkedHashSet<>(players);
    entities.addAll(catalog.cards().keySet());
    entities.add(DeclaredCatalog.GAME);
    return words
        .with(WordList.PLAYER, known(players))
        .with("entity", Kind.of(entities, hints(catalog, OF_EVENT).orElse("a player or 'game'")));
  }

  /** With the players of the scenario; a wrong name among those given was found there. */
  @Override
  protected SourceNames playing(RuleWords rules, Scenario scenario) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    WordKinds words = vocabulary(rules, scenario);
    return catalog.players().isOne()
        ? words
        : among(words, catalog, PlayersCheck.playing(catalog.players(), scenario));
  }

  private Optional<String> answer(RuleWords rules, JsonValue value) {
    return answers(rules)
        .map(forms -> forms.read(value))
        .orElseGet(() -> SourceNames.Words.any().read(value));
  }

  /** The forms of answers; empty if the rules do not determine them. */
  private Optional<AnswerForms> answers(RuleWords rules) {
    Known known = latest;
    if (known == null || known.rules() != rules) {
      DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
      List<String> players = TableGiven.names(catalog.players().most());
      known =
          new Known(rules, rules.optionWords().map(all -> TableAnswers.of(catalog, players, all)));
      latest = known;
    }
    return known.answers();
  }

  /** The answers of some rules, which take long to gather. */
  private record Known(RuleWords rules, Optional<AnswerForms> answers) {}

  @Override
  protected void checkTogether(RuleWords rules, Scenario scenario) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    new PlayersCheck(catalog.players()).check(scenario);
    new PositionCheck(catalog).check(scenario);
    new ActingCheck(catalog).check(scenario);
    new LastTurnCheck(catalog.turns()).check(scenario);
    new EffectCheck(catalog).check(scenario);
  }

  private static IdHints hints(DeclaredCatalog catalog, String expected) {
    Map<String, String> names = new LinkedHashMap<>();
    catalog.cards().forEach((id, card) -> names.put(id, card.name()));
    return new IdHints(names, expected);
  }

  private static Kind known(Collection<String> words) {
    return Kind.of(words, Code.UNKNOWN_REFERENCE);
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, TableGiven given, List<TableAction> actions) {
    DeclaredSetup setup = given.setup(book);
    try {
      return book.newMatch(setup.toJson(), scenario.newChance());
    } catch (IllegalArgumentException wrong) {
      if (setup.lists() == null) {
        throw wrong;
      }
      throw new Refusal(Refusal.ILLEGAL, wrong.getMessage());
    }
  }

  @Override
  protected TableRun run(Match match, Words<TableAction, TableThen> words) {
    return new TableRun(match, words);
  }

  @Override
  public String player(int number) {
    return "player " + (number + 1);
  }

  /**
   * A position lies where the phases ask; what waits in the middle of an effect it cannot say, nor
   * that turns go otherwise than in order.
   */
  @Override
  protected Optional<TableGiven> position(Match match) {
    DeclaredState state = match.state(DeclaredState.class);
    boolean phases =
        !match.over()
            && state.next == null
            && !state.reversed()
            && match.pendingDecisions().stream().allMatch(one -> one.effect().isEmpty());
    return phases ? Optional.of(TableGiven.of(match)) : Optional.empty();
  }

  @Override
  public Optional<ObjectNode> givenSetup(Match match) {
    DeclaredSetup setup = DeclaredSetup.of(match.setup());
    if (setup.position() != null) {
      return Optional.empty();
    }
    ObjectNode given = JsonNodeFactory.instance.objectNode();
    ObjectNode decks = given.putObject("decks");
    for (int player = 0; player < setup.decks().size(); player++) {
      decks.put(player(player), setup.decks().get(player));
    }
    return Optional.of(given.put("active", player(setup.first())));
  }

  @Override
  protected List<TableAction> performed(Match match, Decision decision, Option option) {
    return List.of(new TableAction.Choose(option.words(), Optional.of(player(decision.player()))));
  }
}
