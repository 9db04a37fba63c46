package dev.runesheet.game.declared;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Game;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.NewEntity;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.game.declared.DeclaredCatalog.Action;
import dev.runesheet.game.declared.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.DeclaredCatalog.Scope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Walks the phases of a game that is declared in {@code game.yaml}. What phases, actions and cards
 * do are effects; whether an action is legal is one, too.
 */
public final class DeclaredGame implements Game {

  /** The event that begins a match, about each player. */
  public static final String STARTS = "game starts";

  private final String id;

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
  public int players(GameState state) {
    return ((DeclaredState) state).players;
  }

  @Override
  public String phase(GameState state) {
    return ((DeclaredState) state).phaseName;
  }

  @Override
  public int active(GameState state) {
    return ((DeclaredState) state).active;
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
        : new DeclaredCard(wanted, catalog.cards().get(wanted.definition()), catalog.properties());
  }

  private static DeclaredCatalog catalog(MatchContext match) {
    return match.book().catalog(DeclaredCatalog.class);
  }

  @Override
  public boolean advance(MatchContext match) {
    DeclaredState state = match.state(DeclaredState.class);
    DeclaredCatalog catalog = catalog(match);
    if (state.phase < 0) {
      begin(match, state, catalog);
      return true;
    }
    Phase phase = catalog.phases().get(state.phase);
    if (phase.actions().isEmpty() || state.left) {
      match.phaseEnded(phase.name(), state.turn, state.active);
      next(match, state, catalog);
    } else {
      ask(match, state, catalog, phase);
    }
    return true;
  }

  /** A position begins in its phase; a match begins with its start. */
  private static void begin(MatchContext match, DeclaredState state, DeclaredCatalog catalog) {
    if (state.started) {
      enter(match, state, catalog, state.startPhase);
      return;
    }
    state.started = true;
    match.resetCounts();
    for (int player = 0; player < state.players; player++) {
      match.post(Event.about(STARTS, match.entity(player), Event.NOBODY));
    }
  }

  private static void next(MatchContext match, DeclaredState state, DeclaredCatalog catalog) {
    if (state.phase + 1 < catalog.phases().size()) {
      enter(match, state, catalog, state.phase + 1);
    } else if (state.turn >= catalog.turns()) {
      match.endMatch(-1, "turn limit");
    } else {
      state.active = (state.active + 1) % state.players;
      enter(match, state, catalog, 0);
    }
  }

  private static void enter(
      MatchContext match, DeclaredState state, DeclaredCatalog catalog, int index) {
    Phase phase = catalog.phases().get(index);
    state.phase = index;
    state.phaseName = phase.name();
    state.left = false;
    if (index == 0) {
      state.turn++;
    }
    match.resetCounts();
    if (!phase.event().isEmpty()) {
      match.post(Event.about(phase.event(), match.entity(state.active), Event.NOBODY));
    }
  }

  private void ask(MatchContext match, DeclaredState state, DeclaredCatalog catalog, Phase phase) {
    Entity player = match.entity(state.active);
    List<Option> options = new ArrayList<>();
    for (String name : phase.actions()) {
      Action action = catalog.actions().get(name);
      for (Entity with : with(match, action, player)) {
        if (action.legal().isEmpty() || match.holds(action.legal(), with)) {
          options.add(option(name, action, with));
        }
      }
    }
    match.resetCounts();
    match.decide(state.active, phase.name(), options);
  }

  private List<Entity> with(MatchContext match, Action action, Entity player) {
    return action.scope().isEmpty() ? List.of(player) : scope(match, action.scope(), player);
  }

  private static Option option(String name, Action action, Entity with) {
    return action.scope().isEmpty()
        ? new Option(name, name)
        : new Option(name + " e" + with.getId(), name + " " + with.getName());
  }

  /** The name of the action, and the number of the entity that it is done with, if any. */
  static String[] parts(String option) {
    return option.split(" e(?=[0-9]+$)", 2);
  }

  @Override
  public void answered(MatchContext match, Decision decision, Option option) {
    DeclaredState state = match.state(DeclaredState.class);
    Entity player = match.entity(state.active);
    String[] parts = parts(option.id());
    Action action = catalog(match).actions().get(parts[0]);
    Entity with = parts.length > 1 ? match.entity(Integer.parseInt(parts[1])) : player;
    state.left = action.ends();
    if (!action.program().isEmpty()) {
      match.activate(action.program(), with, Event.about(parts[0], with, player.getId()));
    }
  }

  /** The reason that the action gives, for an entity that it could be done with. */
  @Override
  public String refusal(MatchContext match, Decision decision, String option) {
    DeclaredState state = match.state(DeclaredState.class);
    if (state.phase < 0) {
      return "";
    }
    Entity player = match.entity(decision.player());
    for (String name : catalog(match).phases().get(state.phase).actions()) {
      Action action = catalog(match).actions().get(name);
      for (Entity with : with(match, action, player)) {
        Option one = option(name, action, with);
        if (one.id().equals(option) || one.words().equals(option)) {
          return action.refusal().isEmpty() ? "" : one.words() + ": " + action.refusal();
        }
      }
    }
    return "";
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
  public List<Entity> scope(MatchContext match, String scope, Entity from) {
    if (scope.equals("self")) {
      return List.of(from);
    }
    Scope found = DeclaredScopes.named(catalog(match), scope);
    if (found == null) {
      return Game.super.scope(match, scope, from);
    }
    return DeclaredScopes.find(match.world(), found, from);
  }

  @Override
  public void shuffleHidden(MatchContext match, int viewer) {
    new DeclaredTable(match, catalog(match)).shuffleHidden(viewer);
  }

  @Override
  public boolean sees(GameState state, int player, Entity entity) {
    return switch (((DeclaredState) state).seenBy(entity.getZone())) {
      case ALL -> true;
      case OWNER -> entity.getController() == player;
      case NOBODY -> false;
    };
  }
}
