package dev.runesheet.game.declared;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Catalogued;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Game;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.Handlers;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.NewEntity;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import java.util.Comparator;
import java.util.List;

/**
 * A game declared in {@code game.yaml}, with its phases. Phases, actions and cards act by effects,
 * which also decide whether an action is legal.
 */
public final class DeclaredGame implements Game {

  /** The event that begins a match, about each player. */
  public static final String STARTS = "game starts";

  private final String id;

  /** The event of the use of an ability, by the id of its effect. */
  public static String use(String effect) {
    return Event.USES + effect;
  }

  /** A game by the name of its folders. */
  public DeclaredGame(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Object readCatalog(JsonNode json) {
    return DeclaredCatalog.of(json);
  }

  @Override
  public void checkSetup(RuleBook book, JsonNode setup) {
    SetupCheck.check(setup, book.catalog(DeclaredCatalog.class));
  }

  @Override
  public GameState newState(JsonNode setup) {
    DeclaredSetup start = DeclaredSetup.of(setup);
    DeclaredState state = new DeclaredState();
    state.players = start.decks().size();
    state.active = start.first();
    return state;
  }

  @Override
  public Class<DeclaredState> stateType() {
    return DeclaredState.class;
  }

  @Override
  public void register(Handlers on, Catalogued rules) {
    DeclaredCatalog catalog = rules.catalog(DeclaredCatalog.class);
    on.scope("self", (match, from) -> List.of(from));
    DeclaredScopes.all(catalog)
        .forEach(
            (name, scope) ->
                on.scope(
                    name,
                    (match, from) ->
                        DeclaredScopes.find(
                            match, scope, from, other -> match.scope(other, from))));
    if (catalog.kinds().containsKey(DeclaredCatalog.GAME)) {
      int table = catalog.players();
      on.scope(DeclaredCatalog.GAME, (match, from) -> List.of(match.entity(table)));
    }
    catalog.extras().menus().forEach((name, menu) -> on.menu(name, menu::options));
    catalog.phases().stream()
        .filter(DeclaredCatalog.Phase::asks)
        .forEach(phase -> on.question(new PhaseActions(phase.name())));
  }

  @Override
  public void checkSaved(MatchContext match, List<Decision> open) {
    SavedGame.check(match, open);
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    new DeclaredTable(match, catalog(match)).lay(DeclaredSetup.of(setup));
  }

  @Override
  public Entity newEntity(RuleBook book, NewEntity wanted) {
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    return catalog.properties().isEmpty()
        ? wanted.plain()
        : new DeclaredCard(
            wanted,
            catalog.cards().get(wanted.definition()),
            catalog.properties(),
            catalog.extras());
  }

  /** Updates the numbers that count attached cards. */
  @Override
  public void onMove(MatchContext match, Entity entity, String from) {
    if (entity.getZone().equals(from)) {
      return;
    }
    if (Attached.is(from)) {
      count(match, entity, from, -1);
    }
    if (Attached.is(entity.getZone())) {
      count(match, entity, entity.getZone(), 1);
    }
  }

  private static void count(MatchContext match, Entity entity, String zone, int more) {
    String stat = Payments.stat(match, entity);
    if (!stat.isEmpty()) {
      Entity host = match.entity(Attached.host(zone));
      match.setStat(host, stat, host.base(host.index(stat)) + more);
    }
  }

  private static DeclaredCatalog catalog(MatchContext match) {
    return match.book().catalog(DeclaredCatalog.class);
  }

  @Override
  public boolean advance(MatchContext match) {
    DeclaredState state = match.state(DeclaredState.class);
    TurnFlow flow = new TurnFlow(match, state, catalog(match));
    if (state.phase < 0) {
      flow.begin();
    } else if (state.acting.isEmpty()) {
      flow.next();
    } else {
      DeclaredCatalog.Phase phase = catalog(match).phases().get(state.phase);
      PhaseActions question = new PhaseActions(phase.name());
      if (phase.passes() && question.options(match, state.acting.get(0)).isEmpty()) {
        state.acting = List.copyOf(state.acting.subList(1, state.acting.size()));
        return true;
      }
      match.decide(question, state.acting.get(0));
      match.resetCounts();
    }
    return true;
  }

  /** Effects of the active player's entities first, then by age. */
  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    int active = match.state(DeclaredState.class).active;
    return Comparator.comparing((ActiveEffect one) -> one.getController() != active)
        .thenComparingInt(one -> one.getOrigin().getSequence());
  }

  @Override
  public Entity opponent(MatchContext match, Entity of) {
    DeclaredState state = match.state(DeclaredState.class);
    if (state.players != 2) {
      throw new IllegalStateException("opponent of (" + of + ") is not defined: not two players.");
    }
    return match.entity(1 - of.getController());
  }

  @Override
  public Entity player(MatchContext match, int number) {
    return match.entity(number);
  }

  @Override
  public void shuffleHidden(MatchContext match, int viewer) {
    new DeclaredTable(match, catalog(match)).shuffleHidden(viewer);
  }

  @Override
  public boolean isVisible(MatchContext match, int player, Entity entity) {
    return switch (match.state(DeclaredState.class).seenBy(entity.getZone())) {
      case ALL -> true;
      case OWNER -> entity.getController() == player;
      case NOBODY -> false;
    };
  }
}
