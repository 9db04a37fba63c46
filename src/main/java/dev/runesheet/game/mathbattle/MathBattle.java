package dev.runesheet.game.mathbattle;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Catalogued;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.EventOrder;
import dev.runesheet.engine.Game;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.Handlers;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Limits;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.StatSchema;
import dev.runesheet.game.mathbattle.DuelState.Phase;
import java.util.Comparator;
import java.util.List;

/** The phases and declared orders of Math Battle (effect ops section 3; decisions 2 to 25). */
public final class MathBattle implements Game {

  /** The id of the game. */
  public static final String ID = "math-battle";

  private static final int WAITING_EVENTS = 64;
  private static final int EVENTS_OF_A_PHASE = 1_000;
  private static final int PROGRAMS_OF_A_PHASE = 1_000_000;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Object readCatalog(JsonNode json) {
    return DuelCatalog.of(json);
  }

  @Override
  public void checkSetup(RuleBook book, JsonNode setup) {
    DuelSetup.check(setup, book.catalog(DuelCatalog.class));
  }

  @Override
  public GameState newState(JsonNode setup) {
    DuelState state = new DuelState();
    DuelSetup duel = DuelSetup.of(setup);
    state.active = duel.first();
    state.beginsWith = duel.position().firstPhase();
    state.turn = duel.position().turnBefore();
    return state;
  }

  @Override
  public Class<DuelState> stateType() {
    return DuelState.class;
  }

  @Override
  public void register(Handlers on, Catalogued rules) {
    on.question(Abilities.QUESTION);
    on.signal(Pass.SIGNAL, match -> match.state(DuelState.class).passed = true);
  }

  @Override
  public void checkSaved(MatchContext match, List<Decision> open) {
    SavedDuel.check(match, open);
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    DuelSetup duel = DuelSetup.of(setup);
    DuelCatalog catalog = match.book().catalog(DuelCatalog.class);
    DuelCatalog.Mode mode = catalog.mode(duel.mode());
    DuelState state = match.state(DuelState.class);
    state.maxTurns = mode.maxTurns();
    state.dropOverflow = mode.dropOverflow();
    StatSchema schema = new StatSchema(mode.attributes());
    DuelPosition position = duel.position();
    DuelCatalog.Hero hero0 = catalog.hero(duel.hero0()).with(position.stats().get(0));
    DuelCatalog.Hero hero1 = catalog.hero(duel.hero1()).with(position.stats().get(1));
    enter(match, duel.hero0(), hero0, 0, schema, duel.mode());
    enter(match, duel.hero1(), hero1, 1, schema, duel.mode());
  }

  /** Global rules come into play before the hero's own effects (decision 1). */
  private static void enter(
      MatchContext match,
      String id,
      DuelCatalog.Hero hero,
      int player,
      StatSchema schema,
      String mode) {
    Entity entity = match.create("hero", id, hero.name(), player, "arena", schema);
    hero.attributes().forEach((stat, value) -> entity.write(schema.index(stat), value));
    match.enterPlay(mode, entity);
    match.enterPlay(id, entity);
  }

  @Override
  public boolean advance(MatchContext match) {
    DuelState state = match.state(DuelState.class);
    if (state.phase != Phase.SET_UP) {
      match.phaseEnded(state.phase.word(), state.turn, state.active);
    }
    switch (state.phase) {
      case SET_UP -> first(match, state);
      case GAME_START -> turn(match, state);
      case TURN_START -> begin(match, Phase.ACTION_START, ofActive(match, "action phase starts"));
      case ACTION_START -> act(match, state);
      case ABILITY -> begin(match, Phase.TURN_END, ofActive(match, "turn ends"));
      case TURN_END -> nextTurn(match, state);
      default -> throw new IllegalStateException("phase (" + state.phase + ") has no next step.");
    }
    return true;
  }

  /** The first phase; the turn of a position that begins within one has been counted already. */
  private static void first(MatchContext match, DuelState state) {
    switch (state.beginsWith) {
      case TURN_START -> turn(match, state);
      case ACTION_START -> begin(match, Phase.ACTION_START, ofActive(match, "action phase starts"));
      case CHOICE -> act(match, state);
      case TURN_END -> begin(match, Phase.TURN_END, ofActive(match, "turn ends"));
      default -> begin(match, Phase.GAME_START, Event.of("game starts"));
    }
  }

  static void begin(MatchContext match, Phase phase, Event event) {
    match.state(DuelState.class).phase = phase;
    match.resetCounts();
    match.post(event);
  }

  private static Event ofActive(MatchContext match, String trigger) {
    return Event.about(trigger, match.entity(match.state(DuelState.class).active), Event.NOBODY);
  }

  private static void turn(MatchContext match, DuelState state) {
    state.turn++;
    state.passed = false;
    begin(match, Phase.TURN_START, ofActive(match, "turn starts"));
  }

  private static void nextTurn(MatchContext match, DuelState state) {
    if (state.turn >= state.maxTurns) {
      state.phase = Phase.OVER;
      match.endMatch(-1, "turn limit");
      return;
    }
    state.active = 1 - state.active;
    turn(match, state);
  }

  private static void act(MatchContext match, DuelState state) {
    if (state.passed) {
      begin(match, Phase.TURN_END, ofActive(match, "turn ends"));
      return;
    }
    state.phase = Phase.CHOICE;
    match.decide(Abilities.QUESTION, state.active);
  }

  @Override
  public void onEnd(MatchContext match) {
    DuelState state = match.state(DuelState.class);
    if (state.phase != Phase.OVER) {
      match.phaseEnded(state.phase.word(), state.turn, state.active);
      state.phase = Phase.OVER;
    }
  }

  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    int active = match.state(DuelState.class).active;
    return (one, other) -> {
      int byHolder = Boolean.compare(one.getHolder() != active, other.getHolder() != active);
      int byAge = Integer.compare(one.getOrigin().getSequence(), other.getOrigin().getSequence());
      return byHolder != 0 ? byHolder : byAge;
    };
  }

  @Override
  public EventOrder eventOrder(String trigger) {
    return EventOrder.QUEUED;
  }

  @Override
  public Limits limits(MatchContext match) {
    boolean drop = match.state(DuelState.class).dropOverflow;
    return new Limits(
        WAITING_EVENTS, EVENTS_OF_A_PHASE, PROGRAMS_OF_A_PHASE, Integer.MAX_VALUE, drop);
  }

  /** Dice are rolled on the table. */
  @Override
  public boolean isVisible(MatchContext match, int player, Happening happening) {
    return happening instanceof Happening.Rolled || Game.super.isVisible(match, player, happening);
  }

  @Override
  public Entity opponent(MatchContext match, Entity of) {
    return match.entity(1 - of.getId());
  }
}
