package dev.runesheet.engine.testgame;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.EventOrder;
import dev.runesheet.engine.Game;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.Limits;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.StatSchema;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A made-up game that uses what the engine can do. The player whose turn it is may use any ability
 * of any creature in play, or end the turn. Events called {@code queued …} wait for the program's
 * end, {@code last …} come behind everything, all others come at once.
 */
public final class Skirmish implements Game {

  static final StatSchema STATS = new StatSchema(List.of("power", "guard", "life", "gold"));
  static final String END_TURN = "end turn";
  static final String ACT = "act";
  static final String VOTE = "vote";
  static final String MARKET = "market";

  private static final List<Option> VOTES =
      List.of(new Option("yes", "Yes"), new Option("no", "No"));

  @Override
  public String id() {
    return "skirmish";
  }

  @Override
  public GameState newState(JsonNode setup) {
    SkirmishSetup asked = SkirmishSetup.of(setup);
    SkirmishState state = new SkirmishState();
    state.players = asked.players();
    state.limits = asked.limits();
    return state;
  }

  @Override
  public Class<SkirmishState> stateType() {
    return SkirmishState.class;
  }

  @Override
  public int players(GameState state) {
    return ((SkirmishState) state).players;
  }

  @Override
  public String phase(GameState state) {
    return ((SkirmishState) state).ending ? "end of turn" : "action";
  }

  @Override
  public int active(GameState state) {
    return ((SkirmishState) state).active;
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    for (SkirmishSetup.Piece piece : SkirmishSetup.of(setup).pieces()) {
      boolean inPlay = !Places.HIDDEN.contains(piece.zone());
      Entity entity =
          inPlay
              ? match.create(
                  "creature", piece.definition(), piece.name(), piece.player(), piece.zone(), STATS)
              : match.createAside(
                  "creature",
                  piece.definition(),
                  piece.name(),
                  piece.player(),
                  piece.zone(),
                  STATS);
      piece.stats().forEach((stat, value) -> entity.write(STATS.index(stat), value));
      if (inPlay) {
        match.enterPlay(piece.definition(), entity);
      }
    }
    if (!match.world().entities().isEmpty()) {
      match.enterPlay(EffectDefinition.GLOBAL, match.entity(0));
    }
    match.post(Event.of("game starts"));
  }

  @Override
  public boolean advance(MatchContext match) {
    SkirmishState state = match.state(SkirmishState.class);
    if (state.ending) {
      state.ending = false;
      state.turn++;
      state.active = (state.active + 1) % state.players;
      match.phaseEnded("turn", state.turn, state.active);
      match.post(Event.of("turn starts"));
      return true;
    }
    match.resetCounts();
    match.decide(state.active, ACT, actions(match));
    return true;
  }

  private static List<Option> actions(MatchContext match) {
    List<Option> options = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      if (entity.isPresent()) {
        for (EffectDefinition effect : match.book().effectsOf(entity.getDefinition())) {
          if (!effect.triggered() && !effect.continuous()) {
            options.add(new Option(entity.getName() + ":" + effect.name(), effect.name()));
          }
        }
      }
    }
    options.add(new Option(END_TURN, "End the turn"));
    return options;
  }

  @Override
  public void answered(MatchContext match, Decision decision, Option option) {
    SkirmishState state = match.state(SkirmishState.class);
    switch (decision.prompt()) {
      case VOTE -> state.votes.put(decision.player(), option.id());
      case MARKET -> buy(match, decision.player());
      default -> act(match, state, option);
    }
  }

  private static void buy(MatchContext match, int player) {
    Entity buyer =
        match.world().entities().stream()
            .filter(one -> one.getController() == player)
            .findFirst()
            .orElseThrow();
    match.setStat(buyer, "gold", buyer.stat("gold") + 1);
  }

  private static void act(MatchContext match, SkirmishState state, Option option) {
    if (option.id().equals(END_TURN)) {
      state.ending = true;
      match.post(Event.of("turn ends"));
      match.check("turn ended");
      return;
    }
    String[] parts = option.id().split(":", 2);
    Entity user =
        match.world().entities().stream()
            .filter(one -> one.getName().equals(parts[0]))
            .findFirst()
            .orElseThrow();
    match.book().effectsOf(user.getDefinition()).stream()
        .filter(effect -> effect.name().equals(parts[1]))
        .forEach(effect -> match.activate(effect.id(), user, Event.of("")));
  }

  @Override
  public void signalled(MatchContext match, String word) {
    SkirmishState state = match.state(SkirmishState.class);
    List<Integer> players = IntStream.range(0, state.players).boxed().toList();
    switch (word) {
      case "vote" -> match.decideTogether(players, VOTE, VOTES);
      case "open market" ->
          players.forEach(player -> match.offer(player, MARKET, List.of(new Option("buy", "Buy"))));
      case "close market" -> match.closeOffers(MARKET);
      default -> Game.super.signalled(match, word);
    }
  }

  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    int active = match.state(SkirmishState.class).active;
    return Comparator.<ActiveEffect>comparingInt(
            effect -> -effect.getOrigin().definition().priority())
        .thenComparing(effect -> effect.getController() != active)
        .thenComparing(effect -> effect.getOrigin().getSequence());
  }

  @Override
  public EventOrder eventOrder(String trigger) {
    if (trigger.startsWith("queued ")) {
      return EventOrder.QUEUED;
    }
    return trigger.startsWith("last ") ? EventOrder.LAST : EventOrder.NESTED;
  }

  @Override
  public Limits limits(GameState state) {
    return ((SkirmishState) state).limits;
  }

  @Override
  public Entity opponent(MatchContext match, Entity of) {
    return scope(match, "enemies", of).get(0);
  }

  @Override
  public Entity player(MatchContext match, int number) {
    return match.world().entities().stream()
        .filter(one -> one.getController() == number)
        .findFirst()
        .orElseThrow();
  }

  /** The bids that somebody can pay for an entity: its life at most. */
  @Override
  public List<Option> menu(MatchContext match, String menu, Entity who, Entity about) {
    int most = (int) Math.min(who.stat("gold"), about.stat("life"));
    return IntStream.rangeClosed(1, most)
        .mapToObj(bid -> new Option(menu + " " + bid, "Bid " + bid))
        .toList();
  }

  @Override
  public List<Entity> scope(MatchContext match, String scope, Entity from) {
    return Places.find(match.world(), scope, from);
  }

  @Override
  public boolean sees(GameState state, int player, Entity entity) {
    return switch (entity.getZone()) {
      case "hand" -> entity.getController() == player;
      case "deck" -> false;
      default -> true;
    };
  }
}
