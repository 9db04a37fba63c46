package dev.runesheet.game.declared.authoring.scenario;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.List;
import java.util.Optional;

/** Scenarios of a declared game. */
public final class TableScenarios extends DeclaredScenarios<TableGiven, TableAction, TableThen> {

  /** The code of an action that sets off too much. */
  private static final String LIMIT = "limit";

  private final String game;

  /** Scenarios run one after the other under the same rules, whose names take long to gather. */
  private volatile TableVocabulary latest;

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
    return names(rules).all();
  }

  /** With the players of the scenario; a wrong name among those given was found there. */
  @Override
  protected SourceNames playing(RuleWords rules, Scenario scenario) {
    TableVocabulary names = names(rules);
    Seats allowed = rules.catalog(DeclaredCatalog.class).players();
    return allowed.isOne() ? names.all() : names.among(PlayersCheck.playing(allowed, scenario));
  }

  /** The names in some rules. */
  TableVocabulary names(RuleWords rules) {
    TableVocabulary names = latest;
    if (names == null || names.rules() != rules) {
      names = new TableVocabulary(rules);
      latest = names;
    }
    return names;
  }

  @Override
  protected void checkTogether(RuleWords rules, Scenario scenario) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    new PlayersCheck(catalog.players()).check(scenario);
    new PositionCheck(catalog).check(scenario);
    new ActingCheck(catalog).check(scenario);
    new LastTurnCheck(catalog.turns()).check(scenario);
    new EffectCheck(catalog).check(scenario);
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, TableGiven given, List<TableAction> actions) {
    DeclaredSetup setup = given.setup(book, names(book).formulas());
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
    return new TableRun(match, words, names(match.book()));
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
