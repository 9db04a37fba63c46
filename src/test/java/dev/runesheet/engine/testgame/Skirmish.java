package dev.runesheet.engine.testgame;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.EventOrder;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.StatSchema;
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
  static final String ACT = Acts.PROMPT;

  private static final Acts ACTS = new Acts();
  private static final Words VOTE =
      new Words(
          "vote",
          List.of("yes", "no"),
          (match, player, word) -> match.state(SkirmishState.class).votes.put(player, word));
  private static final Words MARKET =
      new Words("market", List.of("buy"), (match, player, word) -> buy(match, player));

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
  public void register(Handlers on, CatalogAccess rules) {
    on.question(ACTS);
    on.question(VOTE);
    on.question(MARKET);
    Places.ALL.forEach(
        (name, place) -> on.scope(name, (match, from) -> Places.find(match.world(), place, from)));
    on.signal("vote", match -> match.decideTogether(VOTE, players(match)));
    on.signal("open market", match -> players(match).forEach(one -> match.offer(MARKET, one)));
    on.signal("close market", match -> match.closeOffers(MARKET));
    on.checkpoint("falls", Skirmish::fall);
    for (String menu : List.of("bid", "for me")) {
      on.menu(menu, (match, who, about) -> bids(menu, who, about));
    }
  }

  /** Who has no life leaves. */
  private static void fall(MatchContext match) {
    for (Entity one : List.copyOf(match.world().entities())) {
      if (one.isPresent() && one.below("life", 1)) {
        match.leavePlay(one, "discard", 0);
      }
    }
  }

  private static List<Integer> players(MatchContext match) {
    return IntStream.range(0, match.state(SkirmishState.class).players).boxed().toList();
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
    if (state.restless) {
      return true;
    }
    if (state.ending) {
      state.ending = false;
      state.turn++;
      state.active = (state.active + 1) % state.players;
      match.phaseEnded("turn", state.turn, state.active);
      match.post(Event.of("turn starts"));
      return true;
    }
    match.resetCounts();
    match.decide(ACTS, state.active);
    return true;
  }

  private static void buy(MatchContext match, int player) {
    Entity buyer =
        match.world().entities().stream()
            .filter(one -> one.getController() == player)
            .findFirst()
            .orElseThrow();
    match.setStat(buyer, "gold", buyer.stat("gold") + 1);
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
  public EventOrder eventOrder(CatalogAccess rules, String trigger) {
    if (trigger.startsWith("queued ")) {
      return EventOrder.QUEUED;
    }
    return trigger.startsWith("last ") ? EventOrder.LAST : EventOrder.NESTED;
  }

  @Override
  public Limits limits(MatchContext match) {
    return match.state(SkirmishState.class).limits;
  }

  @Override
  public Entity opponent(MatchContext match, Entity of) {
    return match.scope("enemies", of).get(0);
  }

  @Override
  public Entity player(MatchContext match, int number) {
    return match.world().entities().stream()
        .filter(one -> one.getController() == number)
        .findFirst()
        .orElseThrow();
  }

  /** The bids that somebody can pay for an entity: its life at most. */
  private static List<Option> bids(String menu, Entity who, Entity about) {
    int most = (int) Math.min(who.stat("gold"), about.stat("life"));
    return IntStream.rangeClosed(1, most)
        .mapToObj(bid -> new Option(menu + " " + bid, "Bid " + bid))
        .toList();
  }

  @Override
  public boolean isVisible(MatchContext match, int player, Entity entity) {
    return switch (entity.getZone()) {
      case "hand" -> entity.getController() == player;
      case "deck" -> false;
      default -> true;
    };
  }
}
