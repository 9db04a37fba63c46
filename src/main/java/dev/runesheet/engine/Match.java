package dev.runesheet.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.fact.ActionFailure;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.kie.api.runtime.KieSession;

/**
 * One match being played. It always stands at open decisions or is over: {@link #choose} plays
 * everything automatic up to the next decision.
 *
 * <p>It belongs to one thread at a time: a call while another thread's call is under way throws
 * {@link IllegalStateException}. Once it is closed, every call does, except {@link #over}, {@link
 * #winner}, {@link #isClosed} and {@link #close} itself. A match that is not closed and that nobody
 * refers to any more costs nothing: the garbage collector takes it with its session.
 */
public final class Match implements AutoCloseable {

  private final RuleBook book;
  private final JsonNode setup;
  private final World world;
  private final Journal journal = new Journal();
  private final Machine machine;
  private final List<String> answers;
  private final MatchGuard guard;
  private final Questions questions;
  private final Past past = new Past();
  private final int unlogged;

  private Origin origin = Origin.unknown();

  Match(RuleBook book, JsonNode setup, World world, Position position, List<String> answers) {
    this(book, setup, world, position, answers, null);
  }

  private Match(
      RuleBook book,
      JsonNode setup,
      World world,
      Position position,
      List<String> answers,
      Tracer tracer) {
    this.book = book;
    this.setup = setup;
    this.world = world;
    this.answers = new ArrayList<>(answers);
    unlogged = answers.size();
    guard = new MatchGuard(book.game().id());
    machine = new Machine(book, world, journal);
    questions = new Questions(machine);
    machine.position = position;
    machine.limits = book.game().limits(position.game);
    trace(tracer);
    machine.network = new Network(book, world, machine, journal);
  }

  private void trace(Tracer tracer) {
    machine.tracer = tracer;
    journal.tracer = tracer;
    if (tracer != null) {
      tracer.begins(this);
    }
  }

  /** A match that goes on where a saved one stands. */
  static Match restored(
      RuleBook book, SavedForm form, World world, Position position, String json) {
    List<String> answers = form.answers();
    Match match = new Match(book, form.setup(), world, position, answers, Tracing.current());
    boolean same = form.begun() != null && form.rules().equals(book.hash());
    match.origin = Origin.saved(json, answers.size(), same ? form.begun().chance() : null);
    return match;
  }

  static Match start(RuleBook book, JsonNode setup, Chance chance) {
    book.game().checkSetup(book, setup);
    Position position = new Position();
    position.game = book.game().newState(setup);
    position.chance = chance;
    Match match = new Match(book, setup, new World(), position, List.of(), Tracing.current());
    match.origin = Origin.start(chance);
    try {
      book.game().setUp(match.machine, setup);
      match.machine.network.derive();
      match.machine.run();
    } catch (RuntimeException thrown) {
      RuntimeException failed = match.failed(thrown, 0);
      match.close();
      throw failed;
    }
    match.journal.tell();
    return match;
  }

  /** The open decisions of all players, oldest first; empty when the match is over. */
  public List<Decision> pendingDecisions() {
    guard.check();
    return questions.open().stream().map(Pending::decision).toList();
  }

  /**
   * Why an option that a decision does not offer cannot be had, in a sentence for the player; empty
   * if there is nothing to say but what is offered.
   *
   * @throws IllegalChoiceException if there is no such decision
   */
  public String refusal(String decisionId, String optionId) {
    return guard.reading(
        () -> book.game().refusal(machine, questions.find(decisionId).decision(), optionId));
  }

  /**
   * Answers a decision and plays on to the next one, or the end.
   *
   * @throws IllegalChoiceException if there is no such decision or option; nothing changes
   * @throws ActionFailedException if carrying it out fails, for example in an endless chain of
   *     effects; the match stands where it stood before
   * @throws ListenerException if a listener throws an exception; the answer counts
   */
  public void choose(String decisionId, String optionId) {
    guard.changing(() -> choose(questions.find(decisionId), optionId));
  }

  /**
   * The same for a player whom a server knows: only his own decisions can be answered, and those of
   * others are refused as if there were none.
   *
   * @throws IllegalChoiceException if the player has no such decision or option; nothing changes
   * @throws IllegalArgumentException if there is no such player
   */
  public void choose(int player, String decisionId, String optionId) {
    guard.changing(() -> choose(questions.find(questions.player(player), decisionId), optionId));
  }

  private void choose(Pending question, String optionId) {
    Option option = questions.option(question.decision(), optionId);
    past.push(
        attempt(
            () -> {
              if (machine.tracer != null) {
                machine.tracer.answered(question.decision(), option, question.activation());
              }
              journal.add(new Happening.Answered(question.decision(), option));
              questions.answer(question, option);
            }));
    answers.add(question.decision().id() + "=" + optionId);
    journal.tell();
  }

  /**
   * Takes the last answer back: facts, log, chance and decisions are those of before, so the same
   * answer leads to the same outcomes. It can be called again, as far back as this match was played
   * by its answers: a fork or a restored match goes back to where it began, and what {@link
   * #direct} did stays. Only players are told of it, by {@link Happening.Undone}.
   *
   * @return the answer, as {@link #answers} had it
   * @throws IllegalStateException if there is no answer to take back; nothing changes
   */
  public String undo() {
    return guard.answering(
        () -> {
          Past.Moment before = past.pop(book.game().id());
          journal.rollBack(before.mark(), world);
          goBack(before);
          String answer = answers.remove(answers.size() - 1);
          journal.undone(before.mark());
          return answer;
        });
  }

  /** Acts and plays on; all is taken back if that fails. Gives how it stood before. */
  private Past.Moment attempt(Runnable action) {
    Past.Moment before =
        new Past.Moment(machine.position.copy(world), world.nextSequence(), journal.mark());
    try {
      action.run();
      machine.run();
    } catch (RuntimeException thrown) {
      RuntimeException failed = failed(thrown, before.mark());
      goBack(before);
      throw failed;
    }
    return before;
  }

  /**
   * Does something as if the game's phases did it and plays on to the next decision: for tests and
   * scenarios that set up a position. It is no answer, so the answers no longer replay the match.
   *
   * @throws ActionFailedException if it fails; the match stands where it stood before
   */
  public void direct(Consumer<MatchContext> action) {
    guard.changing(
        () -> {
          attempt(() -> machine.direct(action));
          past.forget();
          origin = Origin.unknown();
          journal.tell();
        });
  }

  /**
   * Takes back what happened since a mark; gives what to throw: a programmer's error stays itself.
   */
  private RuntimeException failed(RuntimeException thrown, int mark) {
    List<Happening.Activated> last = journal.lastEffects(mark);
    String loop = last.isEmpty() ? "" : " Effects that ran last: " + chain(last) + ".";
    List<Happening> undone = journal.rollBack(mark, world);
    ActionFailure failure = Machine.failureIn(thrown);
    if (failure == null) {
      return thrown;
    }
    List<String> chain = last.stream().map(Happening.Activated::effect).distinct().toList();
    return new ActionFailedException(
        failure.reason(), failure.getMessage() + loop, undone, chain, machine.position.game);
  }

  /** Which effects ran, and whose they are, as they stand now. */
  private String chain(List<Happening.Activated> effects) {
    return effects.stream()
        .map(one -> one.effect() + " of " + book.game().called(world.entity(one.self())))
        .collect(Collectors.joining(" -> "));
  }

  private void goBack(Past.Moment before) {
    world.nextSequence(before.sequence());
    machine.position = before.position();
    machine.forget();
    machine.limits = book.game().limits(machine.position.game);
    machine.network.discard();
    machine.network = new Network(book, world, machine, journal);
  }

  /** Whether the match has ended. */
  public boolean over() {
    return machine.position.over;
  }

  /** The player who won; -1 for a draw or while the match goes on. */
  public int winner() {
    return machine.position.winner;
  }

  /** Whether the match is closed. */
  public boolean isClosed() {
    return guard.isClosed();
  }

  /**
   * All that happened, in order; what was undone is not in it. Of a fork, and of a match that was
   * restored without its log, all since then; see {@link #answersBeforeLog}.
   */
  public List<Happening> happenings() {
    guard.check();
    return journal.all();
  }

  /**
   * How many answers had been given when {@link #happenings} begins; 0 if they tell the whole
   * match.
   */
  public int answersBeforeLog() {
    guard.check();
    return unlogged;
  }

  /**
   * Tells a listener of everything that happens from now on, after each action that succeeded. What
   * {@link #undo} takes back has been told already. If the listener throws an exception, the call
   * that it hears of throws a {@link ListenerException}; the answer counts nevertheless.
   */
  public void onHappening(Consumer<Happening> listener) {
    guard.changing(() -> journal.listen(listener));
  }

  /** The entities, for reading; their numbers never change. */
  public World world() {
    guard.check();
    return world;
  }

  /** The game's state, for reading, as the game's own type. */
  public <S extends GameState> S state(Class<S> type) {
    guard.check();
    return type.cast(machine.position.game);
  }

  /** How many chance outcomes have been drawn. */
  public int drawn() {
    guard.check();
    return machine.position.chance.drawn();
  }

  /** The set-up it was started with. */
  public JsonNode setup() {
    guard.check();
    return setup;
  }

  /**
   * The answers given so far, each as {@code decision=option}; with set-up and seed they replay the
   * match.
   */
  public List<String> answers() {
    guard.check();
    return List.copyOf(answers);
  }

  /**
   * A way to play this match once more, up to where it stands now: from its set-up, with the same
   * chance and answers. A match that was restored is played from where it was saved.
   *
   * @param rules the rules to play by; the answers must be possible by them
   * @throws IllegalStateException if the answers do not tell the match: it was forked with another
   *     chance, or changed by {@link #direct}
   */
  public Supplier<Match> again(RuleBook rules) {
    guard.check();
    return origin.again(this, rules);
  }

  /**
   * The chance as it was at the start; with {@link #setup} and {@link #answers} it replays the
   * whole match, also one that was restored by the rules it was saved with.
   *
   * @throws IllegalStateException if they do not tell the match: it was forked with another chance,
   *     restored by other rules, or changed by {@link #direct}
   */
  public Chance firstChance() {
    guard.check();
    return origin.firstChance(book.game().id());
  }

  /** Gives an answer as {@link #answers} has it. */
  public void answer(String answer) {
    int equals = answer.indexOf('=');
    if (equals < 0) {
      throw new IllegalChoiceException("answer '" + answer + "' is not decision=option");
    }
    choose(answer.substring(0, equals), answer.substring(equals + 1));
  }

  /** The rules it is played by. */
  public RuleBook book() {
    guard.check();
    return book;
  }

  /**
   * What a player may see now.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public PlayerView view(int player) {
    return guard.reading(() -> PlayerView.of(machine, questions.player(player)));
  }

  /**
   * All of a player's stream; see {@link #happenings(int, int)}.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public List<Happening> happenings(int player) {
    return happenings(player, 0).entries();
  }

  /**
   * What a player has been told from a cursor on, in order. The stream begins with {@link
   * Happening.Began} when it is asked for the first time, here or by {@link #onHappening(int,
   * Consumer)}. Each entry is fixed when it happens, by what the player may know then: it holds
   * nothing that changes later, and stays.
   *
   * @param cursor 0 for all, or {@link StreamPage#next} of what was read last
   * @throws IllegalArgumentException if there is no such player, or the stream does not reach as
   *     far as the cursor
   */
  public StreamPage happenings(int player, int cursor) {
    return guard.reading(() -> stream(player).from(cursor));
  }

  /**
   * Tells a listener of everything that a player may know, from now on, after each action that
   * succeeded and each {@link #undo}; it is also in {@link #happenings(int, int)} by then. What it
   * throws is treated as with {@link #onHappening(Consumer)}.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public void onHappening(int player, Consumer<Happening> listener) {
    guard.changing(() -> stream(player).listen(listener));
  }

  private PlayerStream stream(int player) {
    return journal.stream(questions.player(player), machine);
  }

  /** How a stat of an entity of this very match came about. */
  public Explanation explain(Entity entity, String stat) {
    return guard.reading(() -> Explainer.explain(this, entity, stat));
  }

  /**
   * Why a change happened: the rule and its effect, the values of its guards, the event that the
   * effect answered, what raised that, back to the answer or phase that began it. The match is
   * played again for it.
   *
   * @param change its place in {@link #happenings}, from 0
   * @throws IllegalArgumentException if nothing of that place is a change
   * @throws IllegalStateException if the match cannot be played again, see {@link #again}, or if
   *     the class path has no {@link Reasoner}
   */
  public Reasoning why(int change) {
    return guard.reading(() -> Reasoner.installed().why(this, change));
  }

  /**
   * What became of an effect at each event that it answers: what it did, or the first thing that
   * stopped it. The match is played again for it.
   *
   * @param effect its id, the end of its id, or its name
   * @throws IllegalArgumentException if the rules have no such effect
   * @throws IllegalStateException as with {@link #why}
   */
  public Reasoning whyNot(String effect) {
    return guard.reading(() -> Reasoner.installed().whyNot(this, effect));
  }

  /**
   * A second match that stands exactly here; the two do not know of each other. Its log begins
   * empty.
   */
  public Match fork() {
    return guard.reading(this::copy);
  }

  private Match copy() {
    World copy = new World(world);
    Match fork = new Match(book, setup, copy, machine.position.copy(copy), answers);
    fork.origin = origin;
    return fork;
  }

  /**
   * A fork whose further random outcomes come from a seed of its own, for a bot that looks ahead.
   */
  public Match fork(long seed) {
    Match fork = fork();
    fork.origin = Origin.unknown();
    fork.machine.position.chance = Chance.seeded(seed);
    return fork;
  }

  /**
   * A fork for a bot that plays a player: what the player may not see is shuffled, and both that
   * and all further random outcomes come from a seed of their own.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  public Match fork(int viewer, long seed) {
    guard.reading(() -> questions.player(viewer));
    Match fork = fork(seed);
    book.game().shuffleHidden(fork.machine, viewer);
    fork.machine.network.derive();
    return fork;
  }

  /**
   * The match as JSON, from which {@link RuleBook#restore} goes on.
   *
   * @throws IllegalStateException if a part of the game's own state would be lost; it names the
   *     fields and says what to do
   */
  public String save() {
    return guard.reading(() -> SavedMatch.write(this, machine.position, origin.begun()));
  }

  /**
   * The KIE session with the facts: for reading, queries and listeners. Inserting, changing or
   * deleting facts from outside breaks undo, saving and determinism.
   */
  public KieSession session() {
    guard.check();
    return machine.network.expose();
  }

  /**
   * Gives the session back for the next match; every call but a few throws {@link
   * IllegalStateException} after it. Closing once more does nothing.
   *
   * @throws IllegalStateException if another thread uses the match, or a listener closes it
   */
  @Override
  public void close() {
    guard.closing(() -> machine.network.close());
  }
}
