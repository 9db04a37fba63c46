package dev.runesheet.engine.machine;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.engine.network.RuleFailure;
import dev.runesheet.engine.state.Agenda.Frame;
import dev.runesheet.engine.state.Agenda.Join;
import dev.runesheet.engine.state.Agenda.Kind;
import dev.runesheet.engine.state.Agenda.Waiting;
import dev.runesheet.engine.state.Journal;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.engine.state.PlayerNumbers;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.HiddenOrder;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.BlockChoice;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.word.CardEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * The loop over the agenda: shows one item at a time to the rules and puts their decisions back.
 */
public final class Machine extends PhaseContext {

  /** A game whose phases go round without asking anybody would never end. */
  private static final int MOST_STEPS = 200_000;

  private AgendaItem suspension;
  private List<Activation> children = List.of();

  /** The version of the world up to which rules have derived all; -1 if that is not known. */
  private int derived = -1;

  private final PlayerNumbers numbers;
  private final EventAdmission admission = new EventAdmission(this);
  private final ProgramStarts starts = new ProgramStarts(this);

  public Machine(PlayedRules played, LiveWorld world, Journal journal) {
    super(played, world, journal);
    numbers = new PlayerNumbers(world, game);
  }

  /** The numbers by which players know entities. */
  public PlayerNumbers numbers() {
    return numbers;
  }

  /** Works until the match is over, or players must answer. */
  public void run() {
    int steps = 0;
    admission.begin();
    while (!position.over) {
      journal.stepped();
      Frame frame = position.agenda.top();
      if (frame == null) {
        if (++steps > MOST_STEPS) {
          throw new ActionFailure(
              "phases", "More than " + MOST_STEPS + " phases without a question.");
        }
        if ((mustWait() || !advance() && isOffering()) && !earlier.nobodyIsLeft()) {
          return;
        }
      } else if (!work(frame)) {
        return;
      }
    }
    game.onEnd(this);
    position.agenda.clear();
    position.pending.clear();
  }

  /** True if the match waits for an offer to be taken; without one nobody could go on. */
  private boolean isOffering() {
    if (nobodyIsAsked() && !position.over) {
      throw new RuleMistake(
          "No question is open, but the phases do not go on. Maybe advance() should ask or end.");
    }
    return !position.over;
  }

  /** Runs the phases, after bringing derived facts up to date, since phases read them. */
  private boolean advance() {
    if (derived != world.version()) {
      network.derive();
      derived = world.version();
    }
    if (tracer != null) {
      tracer.phases();
    }
    return game.advance(this);
  }

  private boolean work(Frame frame) {
    AgendaItem first = frame.items().peek();
    if (first instanceof Waiting waiting && isOpen(waiting.decision())
        || first instanceof Join join && join.parent().hasOpenChildren()) {
      return false;
    }
    AgendaItem item = position.agenda.take(frame);
    if (tracer != null) {
      tracer.taken(item instanceof Join join ? join.parent() : item);
    }
    if (item instanceof Event event) {
      route(event, frame);
    } else if (item instanceof Activation activation) {
      start(activation, frame);
    } else if (item instanceof Join join) {
      goOn(join.parent(), frame);
    } else if (item instanceof Attempt attempt) {
      stage(attempt, frame);
    } else if (item instanceof DeferredStep deferred) {
      resume(deferred);
      pushNested(frame);
    } else if (item instanceof Checkpoint checkpoint) {
      look(checkpoint);
      pushNested(frame);
    } else if (!(item instanceof Waiting)) { // A wait whose question was answered is over.
      throw new IllegalStateException("no item of the agenda: " + item);
    }
    return true;
  }

  private boolean isOpen(String decision) {
    for (PendingQuestion question : position.pending) {
      if (question.decision().id().equals(decision)) {
        return true;
      }
    }
    return false;
  }

  private void route(Event event, Frame frame) {
    if (frame.kind() == Kind.QUEUE && !admission.admitsQueued()) {
      lost(event, "too many events in one phase");
      return;
    }
    boolean leaves = event.getTrigger().equals(CardEvent.LEAVES);
    if (!leaves && network.routing().ignores(event)) {
      return;
    }
    if (!network.routing().isAwaited(event)) {
      lost(event, "no effect answers it");
      return;
    }
    List<ActiveEffect> answers = network.routing().answers(event);
    if (leaves && !event.isAboutNobody() && !world.entity(event.getSubject()).isPresent()) {
      endRest(world.entity(event.getSubject()));
    }
    if (answers.size() > 1) {
      answers = inOrder(answers, game.order(this));
    }
    if (tracer != null) {
      tracer.routed(event, answers);
    }
    if (answers.isEmpty()) {
      if (compiled.index().routesItself()) { // Or nothing but programs could raise more.
        admission.countUnanswered();
      }
      return;
    }
    Frame answering = position.agenda.push(above(frame));
    for (int i = 0; i < answers.size(); i++) {
      ActiveEffect effect = answers.get(i);
      Entity holder = world.entity(effect.getHolder());
      int version = network.routing().version();
      Activation activation = Activation.answering(effect, holder, event, version);
      put(activation);
      answering.items().add(activation);
    }
  }

  /** The answers sorted; mostly they are already, as the effects have come into play. */
  private static List<ActiveEffect> inOrder(
      List<ActiveEffect> answers, Comparator<ActiveEffect> order) {
    for (int i = 1; i < answers.size(); i++) {
      if (order.compare(answers.get(i - 1), answers.get(i)) > 0) {
        List<ActiveEffect> sorted = new ArrayList<>(answers);
        sorted.sort(order);
        return sorted;
      }
    }
    return answers;
  }

  private void start(Activation activation, Frame frame) {
    Frame home = frame;
    if (frame.kind() == Kind.BASE || frame.kind() == Kind.PHASE) {
      home = position.agenda.push(Kind.QUEUE);
    }
    if (activation.effect().equals(activation.block())) {
      if (!starts.admits(activation)) {
        return;
      }
      countActivation(activation, activation.event().getTrigger());
    }
    goOn(activation, home);
  }

  private void goOn(Activation activation, Frame frame) {
    if (activation.block() == null) {
      ended(activation);
      return;
    }
    Reaction reaction = new Reaction(activation, this, compiled.index());
    running = reaction;
    try {
      show(reaction);
    } finally {
      running = null;
    }
    checkAnswers(reaction);
    if (position.over) {
      return;
    }
    if (suspension != null) {
      frame.items().addFirst(suspension);
    } else if (!activation.hasOpenChildren()) {
      if (activation.block() == null) {
        ended(activation);
      } else if (!isAsking(activation)) {
        frame.items().addFirst(activation);
      }
    }
    pushChildren();
    pushNested(frame);
  }

  private void checkAnswers(Reaction reaction) {
    if (reaction.answers() == 1) {
      return;
    }
    boolean branches = compiled.index().branches(reaction.getBlock());
    if (reaction.answers() == 0 && !branches) {
      mustExist(reaction.getBlock(), reaction.getBlock());
      reaction.getRun().block(compiled.index().otherwise(reaction.getBlock()));
    } else if (branches) {
      throw new IllegalStateException(
          reaction.answers()
              + " rules answered block ("
              + reaction.getBlock()
              + "); exactly one must. Maybe a rule file is missing or was changed by hand.");
    }
  }

  /**
   * Refuses a block of no rule, where the program would end without a word, or wait unsaved.
   *
   * @param in the block that is to blame; empty for the one that runs
   */
  private void mustExist(String block, String in) {
    if (block != null && !block.isEmpty() && compiled.index().rulesOf(block).isEmpty()) {
      throw ActionFailure.ofMistake(
          "block (" + block + ") is of no rule. Maybe a verb misspells where its program goes on.",
          in);
    }
  }

  private boolean isAsking(Activation activation) {
    for (PendingQuestion question : position.pending) {
      if (question.activation() == activation) {
        return true;
      }
    }
    return false;
  }

  private void ended(Activation activation) {
    Activation parent = activation.parent();
    if (parent == null) {
      return;
    }
    parent.childEnded();
    if (parent.forked() && !parent.hasOpenChildren()) {
      position.agenda.push(Kind.INNER).items().add(parent);
    }
  }

  private void pushChildren() {
    suspension = null;
    if (!children.isEmpty()) {
      position.agenda.push(Kind.INNER).items().addAll(children);
      children = List.of();
    }
  }

  /** Shows an item to the rules; the events that they raise go before all that wait. */
  void show(Object item) {
    rulesAct = true;
    try {
      network.show(item);
    } finally {
      rulesAct = false;
    }
  }

  /**
   * Shows a checkpoint to the rules, then to the game; the events that either raises go before all
   * that wait.
   */
  private void look(Checkpoint checkpoint) {
    if (compiled.index().looksAt(checkpoint.kind())) {
      show(checkpoint);
    } else {
      network.derive();
    }
    letAct(() -> handlers.look(this, checkpoint.kind()));
  }

  /** Lets a handler of the game act; the events that it raises go before all that wait. */
  private void letAct(Runnable handler) {
    rulesAct = true;
    try {
      handler.run();
    } finally {
      rulesAct = false;
    }
  }

  /** Applies changes from outside the game; the events that they raise go before all that wait. */
  public void update(Consumer<MatchContext> action) {
    letAct(() -> action.accept(this));
    network.derive();
    pushNested(position.agenda.base());
  }

  /** Continues a verb, in the name of the reaction that ran it. */
  private void resume(DeferredStep deferred) {
    running = deferred.by();
    rulesAct = true;
    try {
      RuleFailure.run(deferred);
    } finally {
      running = null;
      rulesAct = false;
    }
  }

  /** The kind of a frame above another: what answers the phases' own gets queues of its own. */
  private static Kind above(Frame frame) {
    return frame.kind() == Kind.BASE || frame.kind() == Kind.PHASE ? Kind.PHASE : Kind.INNER;
  }

  private void pushNested(Frame frame) {
    if (!nested.isEmpty()) {
      position.agenda.push(above(frame)).items().addAll(nested);
      nested.clear();
    }
  }

  private void stage(Attempt attempt, Frame frame) {
    attempt.collect();
    show(attempt);
    letAct(() -> handlers.look(this, attempt));
    if (tracer != null && !attempt.deciders().isEmpty()) {
      tracer.decided(attempt);
    }
    if (attempt.isAtEnd()) {
      journal.add(
          new Happening.Attempted(
              attempt.getKind(),
              attempt.getActor(),
              attempt.getTarget(),
              attempt.isPrevented(),
              attempt.reason()));
    }
    Event event = Event.at(attempt, world.entity(attempt.getTarget()));
    put(event);
    if (attempt.advance()) {
      if (attempt.run() == null) {
        frame.items().addFirst(attempt);
      } else {
        frame.items().addLast(attempt);
      }
    }
    position.agenda.push(above(frame)).items().add(event);
    pushNested(frame);
  }

  /** Forgets what a block that failed has begun. */
  public void forget() {
    derived = -1;
    suspension = null;
    children = List.of();
    nested.clear();
  }

  @Override
  public void ask(Activation activation, int player, String prompt, List<BlockChoice> offered) {
    given(activation, "activation");
    List<BlockChoice> choices =
        HiddenOrder.byNumber(this, player, given(offered, "choices"), this::target);
    List<Option> options =
        Option.toldApart(
            choices.stream().map(choice -> option(choice, words(choice, player))).toList());
    Decision decision =
        new Decision(
            nextQuestion(player),
            player,
            prompt,
            options,
            false,
            activation.effect(),
            activation.self().getId());
    choices.forEach(choice -> mustExist(choice.block(), ""));
    open(new PendingQuestion(decision, activation, choices, "", null));
    if (!activation.forked()) {
      suspension = position.agenda.waitFor(decision.id());
    }
  }

  private Entity target(BlockChoice choice) {
    return choice.target() == Event.NOBODY ? null : world.entity(choice.target());
  }

  /** The option of a choice; the choice's own words tell the purpose of its entity. */
  public static Option option(BlockChoice choice, String words) {
    return choice.target() == Event.NOBODY
        ? new Option(choice.id(), words)
        : new Option(choice.id(), words, new Pick(choice.target(), choice.words()));
  }

  private String words(BlockChoice choice, int player) {
    if (choice.target() == Event.NOBODY) {
      return choice.words();
    }
    String name = game.optionName(this, player, world.entity(choice.target()));
    return choice.words().isEmpty() ? name : name + " " + choice.words();
  }

  @Override
  public void start(Activation parent, List<Activation> started) {
    given(parent, "parent");
    given(started, "children").forEach(child -> book.effect(child.effect()));
    mustExist(parent.block(), "");
    started.forEach(this::put);
    // A program beside others waits outside the agenda, so as not to block them.
    suspension = parent.forked() ? null : new Join(parent);
    children = List.copyOf(started);
  }

  /**
   * Carries out the answer of a program's question: it goes on at once, above what waits for it.
   */
  void answer(PendingQuestion question, Option option) {
    if (question.activation() == null) {
      Question<?> asked = handlers.question(question.decision().prompt());
      answer(asked, question.decision().player(), option);
      return;
    }
    game.onEffectAnswer(this, question.decision());
    BlockChoice choice = question.choice(option);
    Activation activation = question.activation();
    activation.block(choice.block().isEmpty() ? null : choice.block());
    activation.take(choice);
    position.agenda.push(Kind.INNER).items().add(activation);
  }

  private <A extends Action> void answer(Question<A> question, int player, Option option) {
    question.onAnswer(this, player, question.actions().cast(option.action()));
  }

  @Override
  public List<Entity> derivedScope(String scope, Entity from) {
    Reaction before = running;
    running = null;
    try {
      return scope(scope, from);
    } finally {
      running = before;
    }
  }
}
