package dev.runesheet.engine.machine;

import static dev.runesheet.spi.fault.RequiredArguments.as;
import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.state.Journal;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Calculation;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Numbers;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.fact.Suppression;
import dev.runesheet.spi.question.PureQuestion;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** The part of the match context that phases use: ask, post, create, and read. */
abstract class PhaseContext extends MatchChanges implements MatchContext {

  /** The questions that were open before the latest answer. */
  final EarlierQuestions earlier = new EarlierQuestions(this);

  /** The subjects of a position whose hidden part is being shuffled; null otherwise. */
  public Subjects subjects;

  private final Consumer<Object> shown =
      question -> FailedQuestion.show(question, network::show, compiled.questions());

  PhaseContext(PlayedRules played, LiveWorld world, Journal journal) {
    super(played, world, journal);
  }

  @Override
  final MatchContext context() {
    return this;
  }

  @Override
  public final <T> T consult(T question) {
    given(question, "question");
    try {
      return answered(question);
    } catch (RuntimeException thrown) {
      throw FailedQuestion.of(thrown, question, running);
    }
  }

  @SuppressWarnings("unchecked")
  private <T> T answered(T question) {
    if (network.isAnswering()) {
      return Consultation.answered(question, compiled, journal.tracer);
    }
    // A listener of the session must see the rules answer each question.
    if (question instanceof PureQuestion pure && !network.isExposed()) {
      network.derive(); // As before rules that are asked, whether or not the answer is known.
      return (T) compiled.questions().of(pure, shown);
    }
    shown.accept(question);
    return question;
  }

  @Override
  public final List<Suppression> suppressions(String effect, Entity self) {
    return network.isFree(given(effect, "effect"))
        ? List.of()
        : MatchContext.super.suppressions(effect, self);
  }

  @Override
  public final Question<?> question(String prompt) {
    return handlers.known(given(prompt, "prompt"));
  }

  @Override
  public final void decide(Question<?> question, int player) {
    put(question, player, false, "");
  }

  @Override
  public final void decideTogether(Question<?> question, List<Integer> players) {
    PlayerNumberCheck.eachOnce(players);
    given(question, "question");
    String group = "g" + (position.questions.all() + 1);
    players.forEach(player -> put(question, player, false, group));
  }

  @Override
  public final void offer(Question<?> question, int player) {
    put(question, player, true, "");
  }

  private void put(Question<?> question, int player, boolean standing, String group) {
    PlayerNumberCheck.player(position.game, player);
    List<Option> options = handlers.options(question, this, player);
    Decision decision =
        Decision.ofPhases(nextQuestion(player), player, question.prompt(), options, standing);
    open(new PendingQuestion(decision, null, List.of(), group, null));
  }

  /** True if no question is open, or all open ones are offers that have nothing at present. */
  final boolean nobodyIsAsked() {
    for (PendingQuestion question : position.pending) {
      if (!question.rests()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final boolean over() {
    return position.over;
  }

  @Override
  public final boolean mustWait() {
    for (PendingQuestion question : position.pending) { // Asked at each step: a stream costs more.
      if (!question.decision().standing()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public final Set<Entity> inQuestion(int viewer) {
    PlayerNumberCheck.player(position.game, viewer);
    return subjects(viewer).known();
  }

  @Override
  public final Set<Entity> inProgress(int viewer) {
    PlayerNumberCheck.player(position.game, viewer);
    return subjects(viewer).unknown();
  }

  private Subjects subjects(int viewer) {
    return subjects == null ? Subjects.of(this, viewer, true) : subjects;
  }

  @Override
  public final void closeOffers(Question<?> question) {
    mayChange();
    given(question, "question");
    position.pending.removeIf(open -> open.decision().standing() && open.asks(question));
  }

  @Override
  public final void withdraw(Question<?> question) {
    mayChange();
    given(question, "question");
    position.pending.removeIf(open -> open.asks(question));
  }

  @Override
  public final void decideOnly(Question<?> question, List<Integer> players) {
    mayChange();
    given(question, "question");
    PlayerNumberCheck.eachOnce(players);
    Set<Integer> asked = new HashSet<>();
    for (PendingQuestion open : List.copyOf(position.pending)) {
      int player = open.decision().player();
      if (open.asks(question)) {
        if (players.contains(player) && isStillOffered(question, open.decision())) {
          asked.add(player);
        } else {
          position.pending.remove(open);
        }
      }
    }
    players.stream().filter(one -> !asked.contains(one)).forEach(one -> decide(question, one));
  }

  private boolean isStillOffered(Question<?> question, Decision open) {
    List<Option> now = handlers.options(question, this, open.player());
    return EarlierQuestions.sameIds(now, open.options());
  }

  /** The id of the next question to a player; it tells him nothing of those that others get. */
  final String nextQuestion(int player) {
    mayChange(); // A question that is refused must not use a number up.
    return position.questions.next(player, handlers.areQuestionsSecret());
  }

  final void open(PendingQuestion question) {
    countSteps(1);
    PlayerNumberCheck.player(position.game, question.decision().player());
    if (question.rests() && !question.decision().standing()) {
      throw EmptyQuestion.of(game, position.game, question.decision());
    }
    position.pending.add(question.placeAmong(position.pending), question);
    if (!question.rests()) {
      journal.add(new Happening.Asked(question.decision()));
    }
  }

  @Override
  public final <S extends GameState> S state(Class<S> type) {
    return as(type, position.game, "state");
  }

  @Override
  public final Rules book() {
    return book;
  }

  @Override
  public final Game game() {
    return game;
  }

  @Override
  public final World world() {
    return world;
  }

  @Override
  public final Entity create(
      String kind,
      String definition,
      String name,
      int controller,
      String zone,
      StatSchema schema,
      Map<String, Double> numbers) {
    Entity entity = made(kind, definition, name, controller, zone, schema);
    given(numbers, "numbers").forEach((stat, number) -> entity.write(entity.index(stat), number));
    return add(entity);
  }

  @Override
  public final Entity createAside(
      String kind, String definition, String name, int controller, String zone, StatSchema schema) {
    Entity entity = made(kind, definition, name, controller, zone, schema);
    entity.place(zone, 0, controller, false);
    return add(entity);
  }

  private Entity made(
      String kind, String definition, String name, int controller, String zone, StatSchema schema) {
    countSteps(1);
    int id = world.entities().size();
    int who = PlayerNumberCheck.playerOrNobody(position.game, controller);
    NewEntity wanted = new NewEntity(id, kind, definition, name, who, zone, schema);
    return EntityFactory.of(game, book, wanted);
  }

  private Entity add(Entity entity) {
    world.add(entity);
    journal.add(Happening.Appeared.of(entity, cause()));
    if (entity.isPresent()) {
      network.insert(entity);
    }
    return entity;
  }

  @Override
  public final double calculate(Calculation calculation) {
    network.show(given(calculation, "calculation"));
    return calculation.result();
  }

  @Override
  public final int roll(int sides) {
    return roll(sides, outcome -> new Happening.Rolled(sides, outcome, false));
  }

  @Override
  public final Entity draw(List<Entity> entities) {
    int size = given(entities, "entities").size();
    if (size == 0) {
      throw new IllegalArgumentException("entities must not be empty: one of them is drawn.");
    }
    return entities.get(roll(size, outcome -> Happening.Rolled.drawing(entities, outcome)) - 1);
  }

  @Override
  public final void shuffle(List<?> items) {
    for (int left = ShuffledItems.checked(items).size(); left > 1; left--) {
      int sides = left;
      int outcome = roll(sides, drawn -> Happening.Rolled.shuffling(sides, drawn));
      Collections.swap(items, left - 1, outcome - 1);
    }
  }

  @Override
  public final boolean canRoll(int times) {
    return position.chance.has(times);
  }

  @Override
  public final int turn() {
    return position.game.turn();
  }

  private int roll(int sides, IntFunction<Happening> told) {
    countSteps(1);
    int outcome = position.chance.roll(sides);
    journal.add(told.apply(outcome));
    return outcome;
  }

  @Override
  public final void show(Entity entity, int player) {
    mayChange();
    int id = LiveWorld.own(world, entity).getId();
    int to = PlayerNumberCheck.player(position.game, player);
    game.onShow(context(), entity, player);
    countSteps(1);
    journal.add(new Happening.Shown(id, to, cause()));
  }

  @Override
  public final int rollOpenly(int sides) {
    return roll(sides, outcome -> new Happening.Rolled(sides, outcome, true));
  }

  @Override
  public final void post(Event event) {
    put(world.real(given(event, "event")));
    position.agenda.post(event);
  }

  @Override
  public final void post(Checkpoint checkpoint) {
    put(given(checkpoint, "checkpoint"));
    position.agenda.post(checkpoint);
  }

  @Override
  public final void activate(String effect, Entity self, Event event) {
    activate(licensed(effect, self, event));
  }

  @Override
  public final void activate(String effect, Entity self, Entity target, Event event) {
    Activation activation = licensed(effect, self, event);
    activation.target(own(target, "target").getId());
    activate(activation);
  }

  private Activation licensed(String effect, Entity self, Event event) {
    return Activation.licensed(given(effect, "effect"), own(self, "self"), given(event, "event"));
  }

  private void activate(Activation activation) {
    book.effect(activation.effect());
    put(activation);
    position.agenda.post(activation);
  }

  @Override
  public final void begin(String effect, Entity self, Event event, boolean aside) {
    Activation licensed = licensed(effect, self, event);
    begin(aside ? Activation.beside(effect, self, event) : licensed);
  }

  @Override
  public final void begin(String effect, Entity self, Event event, Map<String, String> words) {
    Activation activation = licensed(effect, self, event);
    given(words, "words").forEach(activation::say);
    begin(activation);
  }

  @Override
  public final void queue(String effect, Entity self, Event event) {
    given(effect, "effect");
    begin(Activation.queued(effect, own(self, "self"), given(event, "event")));
  }

  private void begin(Activation activation) {
    book.effect(activation.effect());
    put(activation);
    if (rulesAct) {
      nested.add(activation);
    } else {
      position.agenda.post(activation);
    }
  }

  @Override
  public final boolean holds(String effect, Entity self) {
    return holds(effect, self, Event.of(""));
  }

  @Override
  public final boolean holds(String effect, Entity self, Event event) {
    return isPermitted(licensed(effect, self, event));
  }

  @Override
  public final boolean holds(String effect, Entity self, Entity target, Event event) {
    Activation asked = licensed(effect, self, event);
    asked.target(own(target, "target").getId());
    return isPermitted(asked);
  }

  private boolean isPermitted(Activation asked) {
    Reaction before = running;
    try {
      boolean answered = true;
      while (answered && asked.block() != null) {
        running = new Reaction(asked, this, compiled.index());
        network.show(running);
        answered = running.answers() > 0;
      }
    } finally {
      running = before;
    }
    return asked.permitted() || !book.has(asked.effect());
  }

  @Override
  public final int playerOf(Entity entity) {
    return ActingPlayer.of(own(entity, "entity"), running, position.game, this);
  }

  @Override
  public final boolean isWatched() {
    return !network.asksDirectly();
  }

  @Override
  public final boolean countsAnswers() {
    return compiled.probe() != RuleProbe.NONE;
  }

  @Override
  public final void asked(String effect, String restriction, boolean holds) {
    compiled.probe().asked(given(effect, "effect"), given(restriction, "restriction"), holds);
  }

  @Override
  public final void resetCounts() {
    mayChange();
    position.counters.reset();
    limits = game.limits(this);
  }

  @Override
  public final void phaseEnded(String phase, int turn, int active) {
    countSteps(1);
    given(phase, "phase");
    journal.add(new Happening.PhaseEnded(phase, turn, active, position.counters.dropped));
  }

  @Override
  public final StackingRule stacking(RegisteredEffect effect) {
    return compiled.stacking(given(effect, "effect"));
  }

  @Override
  public final void bear(String effect, Entity source, Entity holder) {
    given(effect, "effect");
    given(source, "source");
    countSteps(given(holder, "holder").contributions().size()); // These are added up anew.
    bring(book.effect(effect), source, holder, InPlay.ATTACHED, null, 0, null);
  }

  @Override
  public final InPlay register(
      RegisteredEffect effect, Entity source, Entity holder, int turns, boolean held) {
    RegisteredEffect does = given(effect, "effect").stacked(stacking(effect));
    Numbers.finite(does.amount());
    given(source, "source");
    given(holder, "holder");
    handlers.mustKnowScope(does.scope()); // Or it would fail later, inside the rules.
    String zone = held ? holder.getZone() : null;
    return bring(does.definition(), source, holder, expires(turns), zone, does.amount(), does);
  }
}
