package dev.runesheet.engine.machine;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.engine.network.CompiledRules;
import dev.runesheet.engine.network.Network;
import dev.runesheet.engine.state.Journal;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.spi.EventOrder;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.BlockChoice;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.ConsequenceObserver;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Numbers;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.word.CardEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The verb API of one match: counts, journals, and raises events. */
abstract class MatchChanges implements Changes {

  private static final List<EffectDefinition> NONE = List.of();

  private static final String MAYBE_UNBOUND =
      " Maybe a program names a target outside of a loop or choice, or one that its event lacks.";

  final Rules book;
  final CompiledRules compiled;
  public final RegisteredHandlers handlers;
  public final Game game;
  public final LiveWorld world;
  final Journal journal;
  public MatchState position;
  public Network network;
  public Limits limits = Limits.DEFAULT;

  /** The observer of the match; null in most matches. */
  public Tracer tracer;

  /** The call that changes the match. */
  private final RunningCall acting;

  /** The reaction whose consequence runs, or null while the phases act. */
  Reaction running;

  /** The last cause that was noted, and the reaction that it names. */
  private Cause noted = Cause.GAME;

  private Reaction notedOf;

  /** True if rules act, rather than the phases: their events go before all that wait. */
  boolean rulesAct;

  /** Events, checkpoints and attempts of the running block that come before it goes on. */
  final List<AgendaItem> nested = new ArrayList<>();

  MatchChanges(PlayedRules played, LiveWorld world, Journal journal) {
    this.book = played.book();
    this.compiled = played.compiled();
    this.handlers = played.handlers();
    this.game = played.game();
    this.acting = new RunningCall(game.id());
    this.world = world;
    this.journal = journal;
  }

  abstract MatchContext context();

  /** Carries out a call that changes the match; what is kept of it changes nothing afterwards. */
  public final void act(Runnable call) {
    network.goOn(); // Before: what only sees the match again changes nothing.
    acting.run(call);
  }

  /** Refuses a change by a context whose call is not the one that runs on this thread. */
  final void mayChange() {
    acting.mustBeThis();
  }

  @Override
  public final ConsequenceObserver observer() {
    return tracer;
  }

  @Override
  public final Entity entity(int id) {
    try {
      return world.entity(id);
    } catch (RuleMistake missing) {
      throw running == null ? missing : new RuleMistake(missing.getMessage() + MAYBE_UNBOUND);
    }
  }

  /** An entity of this match. */
  final Entity own(Entity entity, String name) {
    return LiveWorld.own(world, given(entity, name));
  }

  @Override
  public final Entity opponent(Entity of) {
    return game.opponent(context(), own(of, "of"));
  }

  @Override
  public final Entity player(int number) {
    return game.player(context(), PlayerNumberCheck.player(position.game, number));
  }

  @Override
  public final boolean isOut(int player) {
    return game.isOut(context(), PlayerNumberCheck.playerOrNobody(position.game, player));
  }

  @Override
  public final int sideOf(Entity entity) {
    return ActingPlayer.side(own(entity, "entity"), running);
  }

  @Override
  public final boolean isCommon(String zone) {
    return game.isCommon(book, given(zone, "zone"));
  }

  @Override
  public final void setStat(Entity entity, String stat, double value) {
    countSteps(1);
    int index = LiveWorld.own(world, entity).index(given(stat, "stat"));
    double before = entity.base(index);
    Numbers.subtract(value, before); // Neither the number nor its event may leave the range.
    if (value == before) {
      return;
    }
    entity.write(index, value);
    journal.add(
        new Happening.StatChanged(
            entity.getId(), entity.schema().name(index), before, value, cause()));
    network.numberChanged(entity, entity.changedProperties(index, before, value));
    raise(Event.statChange(entity, index, before, value, causer()));
  }

  @Override
  public final void move(Entity entity, String zone, int place) {
    transfer(entity, given(entity, "entity").getController(), zone, place);
  }

  @Override
  public final void transfer(Entity entity, int controller, String zone, int place) {
    int who = PlayerNumberCheck.playerOrNobody(position.game, controller);
    String from = given(entity, "entity").getZone();
    int before = entity.getController();
    relocate(entity, given(zone, "zone"), place, who, entity.isPresent());
    if (!from.equals(zone) || entity.getController() != before) {
      raise(Event.about(CardEvent.MOVES, entity, causer()));
    }
  }

  @Override
  public final void control(Entity entity, int controller) {
    int who = PlayerNumberCheck.playerOrNobody(position.game, controller);
    String zone = given(entity, "entity").getZone();
    relocate(entity, zone, entity.getPosition(), who, entity.isPresent());
  }

  private void relocate(Entity entity, String zone, int place, int controller, boolean present) {
    countSteps(1);
    int whose = isCommon(zone) ? Event.NOBODY : controller;
    journal.add(
        new Happening.Moved(
            LiveWorld.own(world, entity).getId(),
            entity.getZone(),
            entity.getPosition(),
            entity.getController(),
            entity.isPresent(),
            zone,
            place,
            whose,
            present,
            cause()));
    String from = entity.getZone();
    boolean turns = whose != entity.getController();
    entity.place(zone, place, whose, present);
    world.moved(entity, from);
    network.moved(entity);
    if (turns) {
      Viewers.turn(world, network, entity);
    }
    game.onMove(context(), entity, from);
  }

  @Override
  public final void leavePlay(Entity entity, String zone, int place, int controller) {
    given(zone, "zone");
    int who = PlayerNumberCheck.playerOrNobody(position.game, controller);
    boolean told = tryRaise(Event.about(CardEvent.LEAVES, LiveWorld.own(world, entity), causer()));
    new LeavingEffects(world.inPlay(), entity, told ? CardEvent.LEAVES : "")
        .ending()
        .forEach(this::end);
    String from = entity.isPresent() ? entity.getZone() : null;
    if (from != null && isCommon(zone)) {
      LeavingEffects.keep(world, entity);
    }
    relocate(entity, zone, place, who, false);
    if (from != null) {
      LeavingEffects.leave(world, network, entity, from);
    }
  }

  /** Ends the effects that remain on an entity that is not in play. */
  final void endRest(Entity entity) {
    world.on(LiveWorld.own(world, entity)).forEach(this::end);
  }

  @Override
  public final void enterPlay(String definition, Entity entity) {
    if (given(entity, "entity").isPresent()) {
      game.checkDefinition(book, given(definition, "definition"));
      bring(book.effectsOf(definition), entity);
    } else {
      enterPlay(definition, entity, entity.getZone(), entity.getPosition());
    }
  }

  @Override
  public final void enterPlay(String definition, Entity entity, String zone, int place) {
    game.checkDefinition(book, given(definition, "definition"));
    boolean leaves = !given(zone, "zone").equals(given(entity, "entity").getZone());
    List<EffectDefinition> effects = book.effectsOf(definition);
    if (!entity.isPresent()) {
      endRest(entity);
      network.comes(entity, effects);
    }
    relocate(entity, zone, place, entity.getController(), true);
    if (leaves) {
      raise(Event.about(CardEvent.MOVES, entity, causer()));
    }
    bring(effects, entity);
  }

  private void bring(List<EffectDefinition> effects, Entity entity) {
    for (EffectDefinition effect : effects) {
      if (effect.triggered() || effect.continuous()) {
        bring(effect, entity, entity, InPlay.NEVER, null, 0, null);
      }
    }
  }

  @Override
  public final void grant(
      String effect, Entity source, Entity holder, int turns, boolean held, double amount) {
    String zone = given(holder, "holder").getZone();
    given(source, "source");
    EffectDefinition added = book.effect(given(effect, "effect"));
    countSteps(holder.contributions().size()); // These are added up anew.
    bring(added, source, holder, expires(turns), held ? zone : null, Numbers.finite(amount), null);
    // What ends a status comes into play with it, and so behind what it does itself.
    for (EffectDefinition end : added.isStatus() ? book.effectsOf(effect) : NONE) {
      bring(end, source, holder, expires(turns), held ? zone : null, amount, null);
    }
  }

  final int expires(int turns) {
    return turns < 0 ? InPlay.NEVER : position.game.turn() + turns;
  }

  final InPlay bring(
      EffectDefinition effect,
      Entity source,
      Entity holder,
      int expires,
      String heldZone,
      double amount,
      RegisteredEffect registered) {
    countSteps(1);
    InPlay inPlay =
        new InPlay(
            world.takeSequence(),
            effect,
            LiveWorld.own(world, source).getId(),
            LiveWorld.own(world, holder).getId(),
            source.getController(),
            expires,
            heldZone,
            amount,
            registered);
    world.bring(inPlay);
    journal.add(new Happening.EffectEntered(inPlay, cause()));
    network.insert(inPlay);
    return inPlay;
  }

  @Override
  public final void end(InPlay effect) {
    end(effect, journal::add);
  }

  @Override
  public final void expire(InPlay effect) {
    if (network == null) { // The rules see the match for the first time, as it was saved.
      String which = effect.getEffect() + " on entity " + effect.getHolder();
      throw new IllegalArgumentException(
          "/inPlay/" + world.inPlay().indexOf(effect) + " (" + which + ") would be over at once.");
    }
    // Of several that rules find at once, the network tells the first to come first.
    end(effect, network.isDeriving() ? network::expired : journal::add);
  }

  private void end(InPlay effect, Consumer<Happening.EffectEnded> log) {
    mayChange();
    if (given(effect, "effect").handle() == null) {
      return;
    }
    countSteps(1);
    world.withdraw(effect);
    log.accept(new Happening.EffectEnded(effect, cause()));
    network.delete(effect);
  }

  @Override
  public final void raise(Event event) {
    if (given(event, "event").about() != null) {
      LiveWorld.own(world, event.about());
    }
    tryRaise(world.real(event));
  }

  /** Raises an event; false if it is dropped. */
  private boolean tryRaise(Event event) {
    mayChange();
    if (position.over) {
      return false;
    }
    EventOrder order = game.eventOrder(book, given(event, "event").getTrigger());
    if (order == EventOrder.NESTED && !compiled.index().listensTo(event.getTrigger())) {
      lost(event, "no effect answers it");
      return false;
    }
    if (position.counters.exhausted
        || order == EventOrder.QUEUED && position.agenda.waiting() >= limits.waiting()) {
      overflow("queue", "More than " + limits.waiting() + " events wait at the same time.");
      lost(event, "too many events wait");
      return false;
    }
    put(event);
    if (order == EventOrder.QUEUED) {
      position.agenda.enqueue(event);
    } else if (order == EventOrder.LAST || !rulesAct) {
      position.agenda.post(event);
    } else {
      nested.add(event);
    }
    return true;
  }

  final void put(AgendaItem item) {
    mayChange();
    EventAdmission.mustFit(nested.size() + position.agenda.posted());
    if (tracer != null) {
      tracer.put(item);
    }
  }

  final void lost(Event event, String why) {
    if (tracer != null) {
      tracer.lost(event, why);
    }
  }

  /** Fails the action, or drops an event if the game's limits say so. */
  final void overflow(String reason, String message) {
    if (!limits.drop()) {
      throw new ActionFailure(reason, message);
    }
    position.counters.dropped++;
  }

  @Override
  public final void check(String checkpoint) {
    Checkpoint moment = new Checkpoint(given(checkpoint, "checkpoint"), position.game.turn());
    put(moment);
    if (!rulesAct) {
      position.agenda.post(moment);
    } else {
      nested.add(moment);
    }
  }

  @Override
  public final void defer(DeferredStep part) {
    countSteps(1);
    put(given(part, "part"));
    nested.add(part);
  }

  @Override
  public final void attempt(Attempt attempt) {
    put(given(attempt, "attempt"));
    if (!rulesAct) {
      position.agenda.post(attempt);
    } else {
      nested.add(attempt);
    }
  }

  @Override
  public final List<BlockChoice> menu(String menu, Entity who, Entity about, String block) {
    given(who, "who");
    given(about, "about");
    given(block, "block");
    return handlers.menu(given(menu, "menu")).options(context(), who, about).stream()
        .map(option -> new BlockChoice(option.id(), option.words(), block, Event.NOBODY))
        .toList();
  }

  @Override
  public final List<Entity> scope(String scope, Entity from) {
    return handlers.scope(context(), given(scope, "scope"), own(from, "from"));
  }

  @Override
  public final void endMatch(List<Integer> winners, String reason) {
    mayChange();
    given(reason, "reason");
    if (!position.over) {
      position.winners = PlayerNumberCheck.winners(position.game, winners);
      position.over = true;
      journal.add(new Happening.MatchEnded(position.winner(), reason, position.winners));
    }
  }

  @Override
  public final void signal(String signal) {
    countSteps(1);
    journal.add(new Happening.Signalled(given(signal, "signal"), cause()));
    handlers.signalled(context(), signal);
  }

  final Cause cause() {
    if (running == null) {
      return Cause.GAME;
    }
    if (running != notedOf) {
      noted = new Cause(running.getBlock(), running.getRun().self().getId());
      notedOf = running;
    }
    return noted;
  }

  /** The entity whose effect acts at this moment; {@link Event#NOBODY} if none does. */
  public final int causer() {
    return running == null ? Event.NOBODY : running.getRun().holder().getId();
  }

  @Override
  public final void countSteps(int steps) {
    mayChange();
    int most = limits.operations();
    if (steps < 0) {
      throw new IllegalArgumentException("steps (" + steps + ") must not be below 0.");
    }
    long all = (long) position.counters.operations + steps;
    if (all > most || steps > Limits.MOST_STEPS) {
      throw new ActionFailure(
          "operations",
          "More than " + Math.min(most, Limits.MOST_STEPS) + " changes in one action.");
    }
    position.counters.operations = (int) all;
  }

  final void countActivation(Activation activation, String trigger) {
    if (game.limited(trigger) && ++position.counters.activations > limits.activations()) {
      throw new ActionFailure(
          "activations",
          "More than " + limits.activations() + " reactions in one action, which is undone.");
    }
    int subject = activation.event().getSubject();
    journal.add(
        new Happening.Activated(activation.effect(), activation.self().getId(), trigger, subject));
  }
}
